import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Takes bytes and writes them to a file, and does nothing else. Says its port; ends with its standard input. */
const [folder = '.'] = process.argv.slice(2)
let files = 0
const server = createServer((request, response) => {
  files += 1
  const file = createWriteStream(join(folder, `raw-${files % 4}`), { highWaterMark: 1024 * 1024 })
  void pipeline(request, file).then(() => response.writeHead(204).end())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
process.stdin.resume().once('end', () => process.exit(0))
