import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepVideoFolders } from './video-folders.ts'

test('folders of films that a killed process left are gone after the next start, and nothing else', async () => {
  const within = await mkdtemp(join(tmpdir(), 'sweep-'))
  const now = new Date('2026-11-21T12:00:00Z')
  const hourAgo = new Date('2026-11-21T11:00:00Z')
  for (const [name, at] of [
    ['heraia-video-old', hourAgo],
    ['heraia-video-new', now],
    ['of-somebody-else', hourAgo],
  ] as const) {
    await mkdir(join(within, name))
    await writeFile(join(within, name, 'in'), 'film')
    await utimes(join(within, name), at, at)
  }
  await sweepVideoFolders(now, within)
  expect((await readdir(within)).sort()).toEqual(['heraia-video-new', 'of-somebody-else'])
  await sweepVideoFolders(now, join(within, 'not-there'))
  await rm(within, { recursive: true })
})
