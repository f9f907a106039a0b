import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MadeVideo } from '@heraia/server/ports'
import type { ConvertedVideo } from './convert-video.ts'
import { MOST_MS, makeVideoFolder } from './video-folders.ts'

/**
 * An MP4 that every browser plays, and a picture of it. FFmpeg reads what strangers made, so it runs in a process of
 * its own: what brings that down brings nobody else down.
 */
export async function makeVideo(bytes: Uint8Array): Promise<MadeVideo> {
  const folder = await makeVideoFolder()
  try {
    await writeFile(join(folder, 'in'), bytes)
    const { durationMs } = await convert(folder)
    const [video, poster] = await Promise.all([readFile(join(folder, 'out.mp4')), readFile(join(folder, 'poster.png'))])
    return { bytes: video, durationMs, poster }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const script = fileURLToPath(new URL('./convert-video.ts', import.meta.url))

function convert(folder: string): Promise<ConvertedVideo> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing of ours: no address of a database, no password.
    env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir() },
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  })
  let said = ''
  let complaints = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-2000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<ConvertedVideo>()
  child.once('error', reject)
  child.once('close', (code) => {
    if (code === 0) return resolve(JSON.parse(said.trim().split('\n').at(-1) ?? '') as ConvertedVideo)
    reject(new MediaUnusable(FAILURES[code ?? 0] ?? 'video_not_playable', new Error(complaints)))
  })
  return promise
}

/** How convert-video.ts says what was wrong. */
const FAILURES: Record<number, 'damaged' | 'too_many_pixels'> = { 65: 'damaged', 66: 'too_many_pixels' }
