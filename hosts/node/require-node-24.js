// JavaScript, because an older Node cannot even read TypeScript.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Heraia needs Node 24; this is ${process.version}. npm ci installs it for npm start on Linux, macOS and Windows;\n` +
      'when it could not, install Node 24 and start again.',
  )
  process.exit(1)
}

// Compiled code and stripped types are kept from start to start: a third less work before the first request.
module.enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)))
