import { execFile, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { ReportId } from '@heraia/contract/ids'
import { afterAll, expect, test } from 'vitest'
import { createTestHeraia } from '../../test/heraia.ts'
import { season } from '../../test/season.ts'
import { prepareJobs } from '../jobs-graphile.ts'
import { openLog } from '../log.ts'
import { atDatabase } from '../postgres/ensure-database.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
// As each start of the site does.
if (heraia.databaseUrl) await prepareJobs(heraia.databaseUrl, openLog('silent'))

interface Answer {
  says: string
  code: number
}

/** What `npm run admin` runs, beside a server on the same database: in one process, of which each would start its own. */
const [adminWith, end] = oneAfterTheOther()
afterAll(end)
const admin = (...words: string[]) => adminWith({}, ...words)

function oneAfterTheOther(): [(env: Record<string, string>, ...words: string[]) => Promise<Answer>, () => void] {
  if (!heraia.databaseUrl) return [() => Promise.reject(new Error('PGlite lives in one process.')), () => {}]
  const file = resolve(import.meta.dirname, '../../test/admin-process.ts')
  const child = spawn(process.execPath, ['--import', './hosts/node/require-node-24.js', file], {
    env: { ...process.env, DATABASE_URL: heraia.databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const asks = async (env: Record<string, string>, ...words: string[]) => {
    child.stdin.write(`${JSON.stringify({ words, env })}\n`)
    return JSON.parse((await lines.next()).value ?? '') as Answer
  }
  return [asks, () => void child.kill()]
}

async function run(name: string, words: string[], url = heraia.databaseUrl): Promise<Answer> {
  const command = ['--import', './hosts/node/require-node-24.js', `./hosts/node/commands/${name}.ts`]
  const env = { ...process.env, DATABASE_URL: url ?? '' }
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
    // As npm runs it.
    expect(await run('admin', ['grant', mira.email.toUpperCase()])).toEqual({
      says: `${mira.email} is an admin now.`,
      code: 0,
    })
    expect(await admin('list')).toEqual({ says: `${mira.email}  Mira López`, code: 0 })
    expect(await admin('revoke', mira.email)).toEqual({ says: 'The last admin cannot be removed.', code: 1 })
    const dana = await joins('Dana Okafor')
    expect(await admin('suspend', dana.email)).toMatchObject({ code: 0 })
    const state = () =>
      heraia.db.selectFrom('profiles').select('state').where('id', '=', dana.id).executeTakeFirstOrThrow()
    expect(await state()).toEqual({ state: 'suspended' })
    expect(await admin('restore', dana.email)).toMatchObject({ code: 0 })
    expect(await state()).toEqual({ state: 'active' })
    const nobody = 'There is no person with the address nobody@example.com.'
    expect(await admin('grant', 'nobody@example.com')).toEqual({ says: nobody, code: 1 })
    const signUp = { email: 'newcomer@example.com', password: 'volley-2026' }
    await heraia.fetch('/auth/v1/signup', { method: 'POST', body: JSON.stringify(signUp) })
    const { says } = await admin('grant', 'newcomer@example.com')
    expect(says).toBe(
      'newcomer@example.com has an account, and has not said yet who she is: she signs in, and is asked.',
    )
    expect(await admin('rule', dana.email)).toMatchObject({ code: 1 })
  },
)

test.runIf(heraia.databaseUrl)(
  'what one of the staff works on is nobody’s once an operator takes her rights',
  STEPS,
  async () => {
    const [vera, noa, dana] = [await joins('Vera Staff'), await joins('Noa Staff'), await joins('Dana Okafor')]
    for (const { email } of [vera, noa]) await admin('grant', email)
    const id = ReportId.parse(newId())
    await dana.api.profiles.report({ id, subject: 'profile', subjectId: noa.id, category: 'spam', text: '' })
    await vera.api.admin.assignReport({ id, was: null, to: vera.id })
    await admin('revoke', vera.email)
    const assigned = heraia.db.selectFrom('reports').select('assigned_to').where('id', '=', id)
    expect(await assigned.executeTakeFirstOrThrow()).toEqual({ assigned_to: null })
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
  // As npm runs it.
  expect(await run('admin', ['keys', 'drop', kid])).toEqual({
    says: 'This key signs. Switch to another one first.',
    code: 1,
  })
  expect(await admin('keys', 'drop', before.split(' ')[0] ?? '')).toMatchObject({ code: 0 })
  for (const step of ['burn', 'toString']) expect(await admin('keys', step)).toMatchObject({ code: 1 })
  const { says: token } = await admin('token', '7')
  heraia.clock.advance({ minutes: 1 })
  const users = await heraia.fetch('/auth/v1/admin/users', { headers: { authorization: `Bearer ${token}` } })
  expect(users.status).toBe(200)
  const made = heraia.db.selectFrom('audit_log').select('details').where('action', '=', 'operator_token.made')
  expect(await made.execute()).toEqual([{ details: { days: 7 } }])
  expect(await admin('token', 'x')).toMatchObject({ code: 1 })
})

test.runIf(heraia.databaseUrl)(
  'where another server signs, an operator gets no key and no token of ours',
  STEPS,
  async () => {
    const AUTH_URL = 'https://id.example/auth/v1'
    const says = `The keys are those of ${AUTH_URL} (AUTH_URL): what this server signed would count nowhere.`
    for (const words of [['token'], ['keys', 'add'], ['keys', 'list']]) {
      expect(await adminWith({ AUTH_URL }, ...words)).toEqual({ says, code: 1 })
    }
  },
)

test.runIf(heraia.databaseUrl)('what makes no sense, or cannot be reached, is said in a line', STEPS, async () => {
  expect(await run('outbox', ['many'])).toEqual({ says: expect.stringContaining('Say how many'), code: 1 })
  const nowhere = 'postgres://me:mine@127.0.0.1:1/heraia'
  for (const asked of [
    run('outbox', [], nowhere),
    run('samples', [], nowhere),
    adminWith({ DATABASE_URL: nowhere }, 'list'),
  ]) {
    const { says, code } = await asked
    expect([code, says.split('\n').length]).toEqual([1, 1])
    expect(says).toMatch(/^DATABASE_URL: /)
  }
  const empty = atDatabase(heraia.databaseUrl ?? '', 'postgres')
  expect(await adminWith({ DATABASE_URL: empty }, 'list')).toEqual({
    says: 'DATABASE_URL: there is nothing in this database yet. npm start makes its tables.',
    code: 1,
  })
  const DATA_DIR = '/nowhere/heraia'
  expect(await adminWith({ DATABASE_URL: '', DATA_DIR }, 'list')).toEqual({
    says: `DATA_DIR: there is no database in ${DATA_DIR} yet. npm start makes one.`,
    code: 1,
  })
})
