import { addAbortSignal, finished, type Readable } from 'node:stream'
import { type DataStore, type Locker, StreamLimiter } from '@tus/server'

const VERSION = { 'tus-resumable': '1.0.0' }

const no = (status: number, why: string): Response => new Response(why, { status, headers: VERSION })

/**
 * PATCH of the tus protocol: bytes from where the upload stands. The library does the same, but hands each chunk through
 * four streams on its way to the disk. What came before a connection broke is kept.
 */
export function createReceiver(store: DataStore, locker: Locker) {
  return async (headers: Headers, body: Readable, id: string): Promise<Response> => {
    if (headers.get('tus-resumable') !== '1.0.0') return no(412, 'Tus-Resumable: 1.0.0 is asked for.')
    if (headers.get('content-type') !== 'application/offset+octet-stream')
      return no(415, 'This is no Content-Type of tus.')
    const offset = readNumber(headers.get('upload-offset'))
    if (offset === null) return no(400, 'Say Upload-Offset.')
    const given = new AbortController()
    const lock = locker.newLock(id)
    // Another request of the same upload waits: hers is the connection that lives.
    await lock.lock(given.signal, () => given.abort())
    try {
      return await receive({ id, offset, length: readNumber(headers.get('content-length')) }, body, given.signal)
    } finally {
      await lock.unlock()
    }
  }

  async function receive(
    { id, offset, length }: { id: string; offset: number; length: number | null },
    body: Readable,
    signal: AbortSignal,
  ): Promise<Response> {
    const { size = 0, offset: there, creation_date } = await store.getUpload(id)
    const age = Date.now() - new Date(creation_date ?? Date.now()).getTime()
    if (store.getExpiration() > 0 && age > store.getExpiration()) return no(410, 'It was begun too long ago.')
    if (there !== offset) return no(409, `It stands at ${there}.`)
    if (offset + (length ?? 0) > size) return no(413, 'These are more bytes than it was said to have.')
    addAbortSignal(signal, body)
    // Where its length is said, HTTP itself ends it there.
    const chunks = length === null ? limited(body, size - offset) : body
    try {
      const now = await store.write(chunks, id, offset)
      return new Response(null, { status: 204, headers: { ...VERSION, 'upload-offset': String(now) } })
    } catch (error) {
      if (isCut(error)) return no(400, 'The connection broke.')
      throw error
    }
  }
}

/** Breaks with what it comes from; not the other way round, for her connection lives on to be told that it was too much. */
function limited(body: Readable, most: number): Readable {
  const limiter = new StreamLimiter(most)
  finished(body, { writable: false }, (error) => error && limiter.destroy(error))
  return body.pipe(limiter)
}

/** The client went away, or asked anew on another connection. */
const isCut = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'].includes(String(error.code))

const readNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
