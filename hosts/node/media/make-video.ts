import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MakingStopped } from '@heraia/server/files/making-stopped'
import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MadeVideo } from '@heraia/server/ports'
import type { ConvertedVideo } from './convert-video.ts'
import { MOST_MS, makeVideoFolder } from './video-folders.ts'

/**
 * An MP4 that every browser plays, and a picture of it. FFmpeg reads what strangers made, so it runs in a process of
 * its own: what brings that down brings nobody else down. `stopping` ends it; the film is none the worse for that.
 */
export async function makeVideo(bytes: Uint8Array, stopping?: AbortSignal): Promise<MadeVideo> {
  const folder = await makeVideoFolder()
  try {
    await writeFile(join(folder, 'in'), bytes)
    const { durationMs } = await convert(folder, stopping)
    const [video, poster] = await Promise.all([readFile(join(folder, 'out.mp4')), readFile(join(folder, 'poster.png'))])
    return { bytes: video, durationMs, poster }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const script = fileURLToPath(new URL('./convert-video.ts', import.meta.url))

function convert(folder: string, stopping?: AbortSignal): Promise<ConvertedVideo> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], {
    // By its input, which nothing is written to, it hears that this process is gone.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Nothing of ours: no address of a database, no password.
    env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir() },
    // Ctrl-C in a terminal is for this process, which ends it. On Windows it would have a window of its own.
    detached: process.platform !== 'win32',
    ...(stopping && { signal: stopping }),
    killSignal: 'SIGKILL',
  })
  let isOverTime = false
  const timer = setTimeout(() => {
    isOverTime = true
    child.kill('SIGKILL')
  }, MOST_MS)
  let said = ''
  let complaints = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-2000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<ConvertedVideo>()
  child.once('error', (error) => {
    // One that was stopped may still write into its folder until it is closed.
    if (child.pid === undefined) reject(stopping?.aborted ? new MakingStopped() : error)
  })
  child.once('close', (code, signal) => {
    if (code === 0) return resolve(JSON.parse(said.trim().split('\n').at(-1) ?? '') as ConvertedVideo)
    // Who ends it with the server says nothing of the film, which is made after the next start.
    if (stopping?.aborted) return reject(new MakingStopped())
    // Nor does who ends it from outside, or for want of memory: the queue tries again. What crashes it is the film.
    if (signal !== null && !isOverTime && !CRASHES.includes(signal)) {
      return reject(new Error(`The film's process was ended by ${signal}.`))
    }
    reject(new MediaUnusable(FAILURES[code ?? 0] ?? 'video_not_playable', new Error(complaints)))
  })
  return promise.finally(() => clearTimeout(timer))
}

const CRASHES: readonly NodeJS.Signals[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP']

/** How convert-video.ts says what was wrong. */
const FAILURES: Record<number, 'damaged' | 'too_many_pixels'> = { 65: 'damaged', 66: 'too_many_pixels' }
