import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../make-folder.ts'
import { keepPassword, sweepUnfinished } from './data-folder.ts'

const home = await mkdtemp(join(tmpdir(), 'heraia-data-'))
afterAll(() => rm(home, { recursive: true }))

test('a folder is made with those above it; where none can be, that is said', async () => {
  const deep = join(home, 'a', 'b ñ', 'c')
  await Promise.all([makeFolder(deep), makeFolder(deep)])
  expect((await stat(deep)).isDirectory()).toBe(true)
  await makeFolder(deep)
  await writeFile(join(home, 'file'), '')
  await expect(makeFolder(join(home, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(home, 'file', 'below'))).rejects.toMatchObject({ syscall: 'mkdir' })
})

test.runIf(process.platform === 'linux')('a folder where none can be made is no reason to try for ever', async () => {
  await expect(makeFolder('/proc/heraia/data')).rejects.toMatchObject({ syscall: 'mkdir' })
})

test('the password is made once, also where a full disk left an empty one', async () => {
  const file = join(home, 'postgres-password')
  await writeFile(file, '')
  const made = await keepPassword(file)
  expect(made).toHaveLength(32)
  expect(await Promise.all([keepPassword(file), keepPassword(file)])).toEqual([made, made])
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect((await readdir(home)).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('what a killed start left is swept, what a living one makes is not', async () => {
  const living = `postgres.${process.ppid}.new`
  await mkdir(join(home, 'postgres.999999999.new', 'data'), { recursive: true })
  await mkdir(join(home, living))
  await sweepUnfinished(home)
  expect((await readdir(home)).filter((name) => name.endsWith('.new'))).toEqual([living])
})
