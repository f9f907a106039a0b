import type { FileHandle } from 'node:fs/promises'
import { finished, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** So much at a time at most: what was just received is still near the processor. */
const BATCH_BYTES = 512 * 1024

/**
 * Writes what comes, from `start` on, and answers where that ends. What came before the stream broke is written before
 * this fails for it. Where it cannot be written the stream is left as it is: its connection lives on to be told.
 * `isOurs`: nobody else holds its chunks, so their memory is given up once they are on disk. Left to the garbage
 * collector, it would have to look through everything after each 64 MB.
 */
export async function writeAsItComes(
  stream: Readable,
  file: FileHandle,
  { start, isOurs }: { start: number; isOurs: boolean },
): Promise<number> {
  const { take, end } = batchesOf(stream)
  let at = start
  try {
    for (let batch = await take(); batch.length > 0; batch = await take()) {
      at += await writeWhole(file, batch, at)
      if (isOurs) batch.forEach(giveUp)
    }
    return at
  } finally {
    end()
  }
}

/** `take` answers nothing at the end; fails where the stream broke, after all that came. */
function batchesOf(stream: Readable) {
  let waiting: Buffer[] = []
  let bytes = 0
  let over: { error?: Error | null } | null = null
  let tell = () => {}
  const hear = (chunk: Buffer) => {
    waiting.push(chunk)
    bytes += chunk.length
    tell()
    if (bytes >= 2 * BATCH_BYTES) stream.pause()
  }
  stream.on('data', hear)
  const forget = finished(stream, { writable: false }, (error) => {
    over = { error }
    tell()
  })
  return {
    async take(): Promise<Buffer[]> {
      if (bytes === 0 && !over) {
        await new Promise<void>((resolve) => {
          tell = resolve
        })
      }
      // What else is here already goes along.
      if (bytes < BATCH_BYTES && !over) await nextTurn()
      if (bytes === 0 && over?.error) throw over.error
      const batch = waiting
      waiting = []
      bytes = 0
      if (!over) stream.resume()
      return batch
    },
    end() {
      forget()
      stream.off('data', hear)
      stream.pause()
    },
  }
}

/** A disk that fills up takes a part, and says so at the next. */
async function writeWhole(file: FileHandle, chunks: Buffer[], start: number): Promise<number> {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  let { bytesWritten: done } = await file.writev(chunks, start)
  if (done === size) return size
  const whole = Buffer.concat(chunks)
  while (done < size) done += (await file.write(whole, done, size - done, start + done)).bytesWritten
  return size
}

/** A part of a larger piece of memory may not be all that is in it. */
function giveUp({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
