import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { afterAll, expect, test } from 'vitest'
import { makeOperatorToken } from './operator-token.ts'
import { createSigningKeys } from './signing-keys.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())

test('a token of the operator opens the admin endpoints for as long as was said, and is on record', async () => {
  const { context } = heraia
  const token = await makeOperatorToken(context, createSigningKeys(context.ports, context.settings), 2)
  const asks = async () =>
    (await heraia.fetch('/auth/v1/admin/users', { headers: { authorization: `Bearer ${token}` } })).status
  expect(await asks()).toBe(200)
  const made = await heraia.db.selectFrom('audit_log').selectAll().where('action', '=', 'operator_token.made').execute()
  expect(made).toMatchObject([{ actor_id: null, subject_id: null, details: { days: 2 } }])
  expect(JSON.stringify(made)).not.toContain(token)
  heraia.clock.advance({ hours: 49 })
  expect(await asks()).toBe(403)
})
