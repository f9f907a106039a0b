import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTestHeraia } from '../../test/heraia.ts'
import { season } from '../../test/season.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

/** What `npm run admin` runs, beside a server on the same database. */
async function admin(...words: string[]): Promise<{ says: string; code: number }> {
  const command = resolve(import.meta.dirname, 'admin.ts')
  const env = { ...process.env, DATABASE_URL: heraia.databaseUrl ?? '' }
  return promisify(execFile)(process.execPath, [command, ...words], { env }).then(
    ({ stdout }) => ({ says: stdout.trim(), code: 0 }),
    (error: { stdout: string; code: number }) => ({ says: error.stdout.trim(), code: error.code }),
  )
}

test.runIf(heraia.databaseUrl)(
  'an operator makes and unmakes admins, suspends and restores, and is told what happened',
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
