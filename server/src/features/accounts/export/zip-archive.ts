import { makeZip, predictLength } from 'client-zip'
import type { ArchiveEntry } from './archive-entries.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

/** The archive, made while it is read: one piece of one file is in memory. Who stops reading closes that file. */
export function zipArchive(entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array> {
  const reader = makeZip(opened(entries)).getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    // The library throws the reason into what it reads, and gets it back.
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  })
}

async function* opened(entries: AsyncIterable<ArchiveEntry>) {
  let open: Reader | undefined
  try {
    for await (const entry of entries) {
      if ('bytes' in entry) yield { name: entry.name, lastModified: entry.at, input: entry.bytes }
      else {
        open = entry.stored.stream().getReader()
        yield { name: entry.name, lastModified: entry.at, input: pieces(open), size: entry.stored.size }
      }
    }
  } finally {
    await open?.cancel()
  }
}

async function* pieces(reader: Reader): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

/** How many bytes the archive has as long as its files stay what they are. */
export async function lengthOfArchive(entries: AsyncIterable<ArchiveEntry>): Promise<number> {
  const sizes: { name: string; size: number }[] = []
  for await (const entry of entries) {
    sizes.push({ name: entry.name, size: 'bytes' in entry ? entry.bytes.length : entry.stored.size })
  }
  return Number(predictLength(sizes))
}
