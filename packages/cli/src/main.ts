#!/usr/bin/env node
import { processIo } from './io.js';
import { program } from './program.js';

// Whoever reads our output may stop reading (`| head`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await program(process.argv.slice(2), processIo());
