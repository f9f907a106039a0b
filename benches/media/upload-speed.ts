import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MediaId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { beginUpload } from '@heraia/hosts/test/upload'
import { median } from '../median.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 96 * MEGABYTE
const bytes = Buffer.alloc(SIZE, 7)

export interface UploadSpeed {
  /** Megabytes a second. */
  ours: number
  raw: number
  share: number
}

/** The same bytes to an upload of ours and to a server that only writes them to a file, in turn. */
export async function measureUploads(port: number, token: string, rounds: number): Promise<UploadSpeed> {
  const folder = await mkdtemp(join(tmpdir(), 'heraia-bench-'))
  const script = join(import.meta.dirname, 'raw-upload-server.ts')
  const raw = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = (await once(raw.stdout, 'data')) as [Buffer]
  const rawPort = Number(said.toString())
  try {
    await ourTurn(port, token)
    await send({ port: rawPort, method: 'PUT', path: '/' })
    const pairs: { ours: number; raw: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ ours: await ourTurn(port, token), raw: await send({ port: rawPort, method: 'PUT', path: '/' }) })
    }
    return {
      ours: median(pairs.map((pair) => pair.ours)),
      raw: median(pairs.map((pair) => pair.raw)),
      share: median(pairs.map((pair) => pair.ours / pair.raw)),
    }
  } finally {
    raw.stdin.end()
    await once(raw, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** One byte is missing, so that nothing is processed meanwhile. */
async function ourTurn(port: number, token: string): Promise<number> {
  const site = `http://127.0.0.1:${port}`
  const ask = (path: string | URL | Request, init?: RequestInit) =>
    fetch(path instanceof Request ? path : new URL(path, site), init)
  const id = MediaId.parse(uuid7())
  const begun = await beginUpload(ask, token, SIZE + 1, { id, purpose: 'gallery', type: 'video/mp4' })
  if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`)
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const path = `/uploads/${id}`
  const more = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const speed = await send({ port, method: 'PATCH', path, headers: { ...headers, ...more } })
  await ask(path, { method: 'DELETE', headers })
  return speed
}

/** Megabytes a second, until the answer is there. */
async function send(to: {
  port: number
  method: string
  path: string
  headers?: Record<string, string>
}): Promise<number> {
  const start = performance.now()
  const sent = request({ host: '127.0.0.1', ...to, headers: { ...to.headers, 'content-length': SIZE } })
  sent.end(bytes)
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} to ${to.method} ${to.path}`)
  return SIZE / MEGABYTE / ((performance.now() - start) / 1000)
}
