#!/usr/bin/env node
import { copy } from './copy.js';
import { rescue } from './rescue.js';
import { serve } from './serve.js';

const [first, ...rest] = process.argv.slice(2);
const io = {
  env: process.env,
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};
const commands = { copy, rescue };
const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);
process.exitCode = await (isCommand(first) ? commands[first](rest, io) : serve(process.argv.slice(2), io));
