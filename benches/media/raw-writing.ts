import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, unlink } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'

const PIECE = 1024 * 1024

/** The same bytes as an upload, written by something that does nothing else. Both answer milliseconds. */
export async function rawWriting(folder: string, bytes: Buffer) {
  const server = createServer({ noDelay: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const script = join(import.meta.dirname, 'raw-receiver.ts')
  const receiver = spawn(process.execPath, [script, folder, `${port}`, `${bytes.length}`], { stdio: 'inherit' })
  const [socket] = (await once(server, 'connection')) as [Socket]
  return {
    /** Over a connection, as an upload comes. */
    overConnection: async (): Promise<number> => {
      const start = performance.now()
      socket.write(bytes)
      await once(socket, 'data')
      return performance.now() - start
    },
    /** From memory, without any way to go. */
    fromMemory: async (): Promise<number> => {
      const path = join(folder, 'plain')
      const start = performance.now()
      const file = await open(path, 'w')
      for (let at = 0; at < bytes.length; at += PIECE) await file.write(bytes, at, Math.min(PIECE, bytes.length - at))
      await file.close()
      const took = performance.now() - start
      await unlink(path)
      return took
    },
    stop: async () => {
      socket.destroy()
      server.close()
      await once(receiver, 'exit')
    },
  }
}
