import { write, writev } from 'node:fs'

type Done = (error: NodeJS.ErrnoException | null, written: number, bytes: ArrayBufferView | ArrayBufferView[]) => void

/**
 * `fs` of a stream to a file whose chunks nobody else holds. What is on disk is given up at once: left to the garbage
 * collector, it would have to look through everything after each 64 MB.
 */
export const writeAndGiveUp = {
  write(file: number, bytes: Buffer, offset: number, length: number, at: number, done: Done): void {
    write(file, bytes, offset, length, at, (error, written) => {
      if (!error && offset === 0 && written === bytes.byteLength) giveUp(bytes)
      done(error, written, bytes)
    })
  },
  writev(file: number, chunks: Buffer[], at: number, done: Done): void {
    const length = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)
    writev(file, chunks, at, (error, written) => {
      if (!error && written === length) chunks.forEach(giveUp)
      done(error, written, chunks)
    })
  },
}

/** A part of a larger piece of memory may not be all that is in it. */
function giveUp({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
