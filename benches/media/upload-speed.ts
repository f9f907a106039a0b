import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { MediaId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { beginUpload } from '@heraia/hosts/test/upload'
import { median } from '../median.ts'
import { rawWriting } from './raw-writing.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 96 * MEGABYTE
const bytes = Buffer.alloc(SIZE, 7)

/** Megabytes a second. */
export interface UploadSpeed {
  ours: number
  /** From a connection to a file, and nothing else. */
  raw: number
  /** From memory to a file. */
  plain: number
  /** Ours by `raw`, taken in the same seconds. */
  share: number
}

/** The same bytes to an upload of ours and written raw beside it, on the same disk, in turn. Nobody waits for the platter. */
export async function measureUploads(
  { port, token, folder: beside }: { port: number; token: string; folder: string },
  rounds: number,
): Promise<UploadSpeed> {
  const folder = await mkdtemp(join(beside, 'raw-uploads-'))
  const raw = await rawWriting(folder, bytes)
  const round = async () => ({
    ours: speed(await ourTurn(port, token)),
    raw: speed(await raw.overConnection()),
    plain: speed(await raw.fromMemory()),
  })
  try {
    await round()
    const found: Awaited<ReturnType<typeof round>>[] = []
    while (found.length < rounds) found.push(await round())
    return {
      ours: median(found.map((each) => each.ours)),
      raw: median(found.map((each) => each.raw)),
      plain: median(found.map((each) => each.plain)),
      share: median(found.map((each) => each.ours / each.raw)),
    }
  } finally {
    await raw.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const speed = (milliseconds: number) => SIZE / MEGABYTE / (milliseconds / 1000)

/** Milliseconds until the answer is there. One byte is missing, so that nothing is processed meanwhile. */
async function ourTurn(port: number, token: string): Promise<number> {
  const site = `http://127.0.0.1:${port}`
  const ask = (path: string | URL | Request, init?: RequestInit) =>
    fetch(path instanceof Request ? path : new URL(path, site), init)
  const id = MediaId.parse(uuid7())
  const begun = await beginUpload(ask, token, SIZE + 1, { id, purpose: 'gallery', type: 'video/mp4' })
  if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`)
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const path = `/uploads/${id}`
  const start = performance.now()
  await send(port, path, {
    ...{ ...headers, 'upload-offset': '0', 'content-length': SIZE },
    'content-type': 'application/offset+octet-stream',
  })
  const took = performance.now() - start
  await ask(path, { method: 'DELETE', headers })
  return took
}

async function send(port: number, path: string, headers: Record<string, string | number>): Promise<void> {
  const sent = request({ host: '127.0.0.1', port, method: 'PATCH', path, headers })
  sent.end(bytes)
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} to an upload`)
}
