// JavaScript, because an older Node cannot even read TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Heraia needs Node 24; this is ${process.version}. npm ci installs it for npm start on Linux, macOS and Windows;\n` +
      'when it could not, install Node 24 and start again.',
  )
  process.exit(1)
}
