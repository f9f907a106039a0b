import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { addressOf, readPostmasterFile, whoRuns } from './postmaster-file.ts'
import { takesSockets } from './takes-sockets.ts'

const home = await mkdtemp(join(tmpdir(), 'heraia postmaster ñ,'))
afterAll(() => rm(home, { recursive: true }))

/** Where the driver goes to when PostgreSQL wrote this about its socket. */
async function wayTo(folder: string, socketFolder: string) {
  await mkdir(folder, { recursive: true })
  const lines = ['4711', folder, '1795370097', '5433', socketFolder, '127.0.0.1', '3664568 1769492', 'ready   ', '']
  await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'))
  const postmaster = readPostmasterFile(folder)
  if (!postmaster) throw new Error('There is no such file.')
  const { host, port, user, database, password } = new pg.Client(addressOf(postmaster, 'secret'))
  expect({ port, user, database, password }).toEqual({
    ...{ port: 5433, user: 'heraia', database: 'heraia', password: 'secret' },
  })
  return host
}

test('an embedded PostgreSQL is reached by the socket in its folder, whatever the folder is called', async () => {
  const folder = join(home, 'data')
  expect(await wayTo(folder, '.')).toBe(process.platform === 'win32' ? '127.0.0.1' : folder)
})

test('one that an older Heraia left running is reached at its port', async () => {
  expect(await wayTo(join(home, 'older'), '')).toBe('127.0.0.1')
})

test('and so is one whose folder has too long a name for a socket', async () => {
  expect(await wayTo(join(home, 'a'.repeat(100)), '.')).toBe('127.0.0.1')
})

test('no socket is asked for where none can lie', async () => {
  const isPossible = process.platform !== 'win32'
  expect(await takesSockets(home)).toBe(isPossible)
  // What a killed start left is in nobody's way, and nothing is left of a look.
  await writeFile(join(home, '.s.PGSQL.probe'), '')
  expect(await takesSockets(home)).toBe(isPossible)
  expect((await readdir(home)).filter((name) => name.startsWith('.s.'))).toEqual(isPossible ? [] : ['.s.PGSQL.probe'])
  expect(await takesSockets(join(home, 'is-not-there'))).toBe(false)
  expect(await takesSockets(join(home, 'a'.repeat(100)))).toBe(false)
})

/** A process that bears this name and stands in this folder, as a PostgreSQL stands in its own. */
async function runs(name: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { argv0: name, cwd: folder })
  await once(child, 'spawn')
  const ends = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { pid: child.pid ?? 0, ends }
}

/** Windows moves no folder in which somebody works. */
const canMove = process.platform !== 'win32'

test.runIf(canMove)('a PostgreSQL is known by its folder, by whatever path an operator comes there', async () => {
  const [folder, link, moved] = ['own', 'link', 'moved'].map((name) => join(home, name)) as [string, string, string]
  const server = await runs('/opt/heraia/bin/postgres', folder)
  await symlink(folder, link)
  const known = [folder, link, join(home, 'data', '..', 'own')].map((path) => whoRuns(server.pid, path))
  await rename(folder, moved)
  known.push(whoRuns(server.pid, moved))
  await server.ends()
  expect(known).toEqual(Array(4).fill('postgres'))
  expect(whoRuns(server.pid, moved)).toBe('nobody')
})

/** Elsewhere nobody says what a process is, and it is taken for what the file says. */
test.runIf(process.platform === 'linux')('who got the number of a dead one later is a stranger', async () => {
  const [folder, other] = [join(home, 'dead'), join(home, 'another')]
  const strangers = [
    await runs('/opt/heraia/bin/postgres', other),
    await runs('postgres: checkpointer ', folder),
    await runs(`less ${folder}/postgres.log`, folder),
  ]
  const said = strangers.map(({ pid }) => whoRuns(pid, folder))
  await Promise.all(strangers.map(({ ends }) => ends()))
  expect(said).toEqual(Array(3).fill('stranger'))
})
