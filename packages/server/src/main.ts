#!/usr/bin/env node
import { copy } from './copy.js';
import { serve } from './serve.js';

const [first, ...rest] = process.argv.slice(2);
const io = {
  env: process.env,
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};
process.exitCode = await (first === 'copy' ? copy(rest, io) : serve(process.argv.slice(2), io));
