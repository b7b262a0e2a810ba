// Runs first, on any Node version: one that is too old gets a sentence instead of a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Framewell needs Node 20.19 or newer; this is ${process.versions.node}. Install a current Node (https://nodejs.org) and try again.`,
  )
  process.exit(1)
}
