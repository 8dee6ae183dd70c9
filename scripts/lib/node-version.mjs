// Imported first, for its effect: an old Node gets one clear line instead of a stack trace.
// Nothing here or in what the bootstrap imports may use syntax or modules newer than Node 14.
const NEEDED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [neededMajor = 0, neededMinor = 0] = NEEDED;

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Potyczka needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
