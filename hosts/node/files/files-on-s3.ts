import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { StorageFull } from '@heraia/server/files/storage-full'
import type { FileStore } from '@heraia/server/ports'
import { mustBeKey } from '../../file-keys.ts'

/** What S3 takes in one request to delete. */
const MOST_AT_ONCE = 1000

/** Files in a bucket: every process of every machine has the same ones. */
export function filesOnS3(client: S3Client, bucket: string): FileStore {
  const partOf = async (key: string, range: string | undefined) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }))
    if (!Body) throw new Error('S3 answered without a body.')
    return Body
  }

  return {
    put: async (key, bytes) => {
      const put = new PutObjectCommand({ Bucket: bucket, Key: mustBeKey(key), Body: bytes })
      await client.send(put).catch((error: unknown) => {
        throw asStorageFull(error)
      })
    },
    get: async (key, range) => {
      const head = new HeadObjectCommand({ Bucket: bucket, Key: mustBeKey(key) })
      const found = await client.send(head).catch(orNull)
      if (!found) return null
      const part = range && `bytes=${range.start}-${range.end}`
      const stream = () => later(async () => (await partOf(key, part)).transformToWebStream())
      return { size: found.ContentLength ?? 0, bytes: () => new Response(stream()).bytes(), stream }
    },
    remove: async (keys) => {
      for (let at = 0; at < keys.length; at += MOST_AT_ONCE) {
        const Objects = keys.slice(at, at + MOST_AT_ONCE).map((key) => ({ Key: mustBeKey(key) }))
        const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
        // The request as a whole goes well, too, where single files stay.
        const { Errors: [first] = [] } = await client.send(command)
        if (first) throw new Error(`A file could not be removed: ${first.Message ?? first.Code}`)
      }
    },
    list: async function* (prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key } of Contents) if (Key) yield Key
      }
    },
  }
}

/** So long a body may give nothing to who waits for it. Who reads slowly, a film that is paused, waits for nothing. */
const SILENT_MS = 60_000

/** A stream that is asked for when somebody reads it. */
export function later(
  open: () => Promise<ReadableStream>,
  silentMs = SILENT_MS,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
  let isUnwanted = false
  return new ReadableStream({
    pull: async (controller) => {
      reader ??= (await open()).getReader()
      // Who asked went away before it was there.
      if (isUnwanted) return reader.cancel()
      const { done, value } = await notSilent(reader, silentMs)
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => {
      isUnwanted = true
      return reader?.cancel(reason)
    },
  })
}

async function notSilent<Chunk>(reader: ReadableStreamDefaultReader<Chunk>, silentMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The server of files has sent nothing for ${silentMs} ms.`)
      reject(error)
      void reader.cancel(error).catch(() => {})
    }, silentMs)
  })
  return Promise.race([reader.read(), silent]).finally(() => clearTimeout(timer))
}

/** How servers of S3 say that there is no room. */
export const asStorageFull = (error: unknown): unknown =>
  error instanceof Error && (statusOf(error) === 507 || /StorageFull|QuotaExceeded|QuotaLimit/.test(error.name))
    ? new StorageFull(error)
    : error

function orNull(error: unknown): null {
  if (!(error instanceof Error) || statusOf(error) !== 404) throw error
  return null
}

function statusOf(error: Error): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode
}
