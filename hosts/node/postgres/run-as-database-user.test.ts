import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asDatabaseUser, databaseUser } from './run-as-database-user.ts'

const home = await mkdtemp(join(tmpdir(), 'heraia-user-'))
afterAll(() => rm(home, { recursive: true }))

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

test.skipIf(isRoot)('whoever is not root runs PostgreSQL as herself', () => {
  expect(databaseUser(home)).toBeNull()
})

test.runIf(isRoot)('started as root, PostgreSQL runs as the owner of its data, and never as root', async () => {
  const folder = join(home, 'data')
  for (const before of ['not made yet', 'made by root']) {
    expect(databaseUser(folder)?.uid, before).toBeGreaterThan(0)
    await mkdir(folder, { recursive: true })
  }
  await chown(folder, 4321, 1234)
  expect(databaseUser(folder)).toEqual({ uid: 4321, gid: 1234 })
})

test('the user is changed by spawn where it reaches its data, and else keeps the right to pass through folders', async () => {
  const [open, closed] = [join(home, 'open'), join(home, 'closed')]
  for (const folder of [open, closed]) await mkdir(join(folder, 'postgres'), { recursive: true })
  await chmod(home, 0o755)
  await chmod(closed, 0o700)
  const run = (folder: string, user = { ...nobody }) => asDatabaseUser(user, '/bin/postgres', ['-D', 'x'], folder)
  expect(asDatabaseUser(null, '/bin/postgres', ['-D', 'x'], join(closed, 'postgres')).options).toEqual({})
  expect(run(join(open, 'postgres'))).toEqual({ command: '/bin/postgres', args: ['-D', 'x'], options: nobody })
  const beyond = run(join(closed, 'postgres'))
  expect([beyond.command, beyond.options]).toEqual(['setpriv', {}])
  expect(beyond.args.join(' ')).toMatch(/^--reuid=65534 --regid=65534 .*\+dac_override .*\/bin\/postgres -D x$/)
})
