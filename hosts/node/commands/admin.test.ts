import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTestHeraia } from '../../test/heraia.ts'
import { season } from '../../test/season.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

/** What `npm run admin` runs, beside a server on the same database. */
async function admin(...words: string[]): Promise<{ says: string; code: number }> {
  const command = ['--import', './hosts/node/require-node-24.js', './hosts/node/commands/admin.ts']
  const env = { ...process.env, DATABASE_URL: heraia.databaseUrl ?? '' }
  return promisify(execFile)(process.execPath, [...command, ...words], { env }).then(
    ({ stdout }) => ({ says: stdout.trim(), code: 0 }),
    (error: { stdout: string; code: number }) => ({ says: error.stdout.trim(), code: error.code }),
  )
}

/** Each step is a process of its own. */
const STEPS = { timeout: 180_000 }

test.runIf(heraia.databaseUrl)(
  'an operator makes and unmakes admins, suspends and restores, and is told what happened',
  STEPS,
  async () => {
    const mira = await joins('Mira López')
    expect(await admin('list')).toEqual({ says: 'No admins yet.', code: 0 })
    expect(await admin('grant', mira.email.toUpperCase())).toEqual({ says: `${mira.email} is an admin now.`, code: 0 })
    expect(await admin('list')).toEqual({ says: `${mira.email}  Mira López`, code: 0 })
    expect(await admin('revoke', mira.email)).toEqual({ says: 'The last admin cannot be removed.', code: 1 })
    const dana = await joins('Dana Okafor')
    expect(await admin('suspend', dana.email)).toMatchObject({ code: 0 })
    const state = () =>
      heraia.db.selectFrom('profiles').select('state').where('id', '=', dana.id).executeTakeFirstOrThrow()
    expect(await state()).toEqual({ state: 'suspended' })
    expect(await admin('restore', dana.email)).toMatchObject({ code: 0 })
    expect(await state()).toEqual({ state: 'active' })
    expect(await admin('grant', 'nobody@example.com')).toMatchObject({ code: 1 })
    expect(await admin('rule', dana.email)).toMatchObject({ code: 1 })
  },
)

test.runIf(heraia.databaseUrl)('an operator rotates keys and gets a token for her programs', STEPS, async () => {
  await joins('Mira López')
  const { says: before } = await admin('keys', 'list')
  expect(before).toMatch(/^\S+ {2}\S+ {2}signs$/)
  const added = await admin('keys', 'add')
  const [kid = ''] = added.says.split(' ')
  expect(added.code).toBe(0)
  expect(await admin('keys', 'switch', kid)).toMatchObject({ code: 0 })
  expect(await admin('keys', 'drop', kid)).toEqual({ says: 'This key signs. Switch to another one first.', code: 1 })
  expect(await admin('keys', 'drop', before.split(' ')[0] ?? '')).toMatchObject({ code: 0 })
  expect(await admin('keys', 'burn')).toMatchObject({ code: 1 })
  const { says: token } = await admin('token', '7')
  heraia.clock.advance({ minutes: 1 })
  const users = await heraia.fetch('/auth/v1/admin/users', { headers: { authorization: `Bearer ${token}` } })
  expect(users.status).toBe(200)
  expect(await admin('token', 'x')).toMatchObject({ code: 1 })
})
