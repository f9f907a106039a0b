import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { grantAdmin, listAdmins, revokeAdmin } from './admins.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const { db } = database

beforeEach(async () => {
  await sql`truncate profiles cascade`.execute(db)
  await db
    .insertInto('profiles')
    .values({
      ...{ id: uuid7(), handle: 'mira', email: 'mira@example.com', name: 'Mira López', role: 'coach' },
      ...{ search_text: 'mira', created_at: new Date(), updated_at: new Date() },
    })
    .execute()
})

test('an operator makes somebody admin by her address, however she wrote it', async () => {
  expect(await grantAdmin(db, 'Mira@Example.com')).toBe(true)
  expect(await listAdmins(db)).toEqual([{ email: 'mira@example.com', name: 'Mira López' }])
  expect(await grantAdmin(db, 'mira@example.com')).toBe(true)
})

test('revoked, she is again what she was', async () => {
  await grantAdmin(db, 'mira@example.com')
  expect(await revokeAdmin(db, 'mira@example.com')).toBe(true)
  expect(await db.selectFrom('profiles').select('role').execute()).toEqual([{ role: 'coach' }])
  expect(await revokeAdmin(db, 'mira@example.com')).toBe(false)
})

test('both are in the audit log', async () => {
  await grantAdmin(db, 'mira@example.com')
  await revokeAdmin(db, 'mira@example.com')
  const entries = await db.selectFrom('audit_log').select('action').orderBy('id', 'desc').limit(2).execute()
  expect(entries.map(({ action }) => action)).toEqual(['admin.revoked', 'admin.granted'])
})

test('nobody with that address, nothing done', async () => {
  expect(await grantAdmin(db, 'nobody@example.com')).toBe(false)
})
