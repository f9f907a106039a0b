import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { MakingStopped } from '@heraia/server/files/making-stopped'
import { MediaUnusable } from '@heraia/server/files/media-unusable'
import { expect, test } from 'vitest'
import { filmsOf } from '../../test/films-of.ts'
import { filmOf } from '../../test/sample-videos.ts'
import { makeVideo } from './make-video.ts'

test('a film whose process is ended from outside, or with the server, is not said to be unplayable', async () => {
  const film = await filmOf('mov', { seconds: 3 })
  // It may be made by the time that the processes are looked at once more.
  const ends = async (signal: NodeJS.Signals) => {
    const sent = async () => (await filmsOf(process.pid)).map((pid) => process.kill(pid, signal))
    await expect.poll(sent, { timeout: 10_000 }).toEqual([true])
  }
  const ended = async (making: Promise<unknown>) => await making.then(() => 'made').catch((error: unknown) => error)
  const fromOutside = ended(makeVideo(film))
  await ends('SIGINT')
  expect(await fromOutside).not.toBeInstanceOf(MediaUnusable)
  expect(String(await fromOutside)).toContain('SIGINT')
  const crashing = ended(makeVideo(film))
  await ends('SIGSEGV')
  expect(await crashing, 'what brings FFmpeg down').toMatchObject({ failure: 'video_not_playable' })
  const stopping = new AbortController()
  const withTheServer = ended(makeVideo(film, stopping.signal))
  await expect.poll(() => filmsOf(process.pid), { timeout: 10_000 }).toHaveLength(1)
  stopping.abort()
  expect(await withTheServer).toBeInstanceOf(MakingStopped)
  expect(await ended(makeVideo(film, stopping.signal))).toBeInstanceOf(MakingStopped)
})

test('a film that never ends does not outlive the server that asked for it, even one that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heraia-film-'))
  // Nobody writes into it: who reads waits for ever.
  await promisify(execFile)('mkfifo', [join(folder, 'in')])
  const script = fileURLToPath(new URL('./convert-video.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'ignore', 'ignore'] })
  const closed = once(child, 'close')
  child.stdin.destroy()
  expect(await closed).toEqual([null, 'SIGKILL'])
  await rm(folder, { recursive: true })
})
