#!/usr/bin/env node
import { serve } from './serve.js';

process.exitCode = await serve(process.argv.slice(2), {
  env: process.env,
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
});
