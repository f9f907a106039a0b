import { adminClient } from '@heraia/hosts/test/admin-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { admin, token } = await adminClient(heraia)
const { joins } = season(heraia)

const list = (page: string) =>
  heraia.fetch(`/auth/v1/admin/users?${page}`, { headers: { authorization: `Bearer ${token}` } })
const total = async () => Number((await list('per_page=1')).headers.get('x-total-count'))

test('who signs up is in the total of the pages within ten seconds, whom an operator makes or deletes at once', async () => {
  expect(await total()).toBe(0)
  const { data } = await admin.createUser({ email: 'made@example.org' })
  expect(await total()).toBe(1)
  await joins('Mira López')
  expect(await total()).toBe(1)
  heraia.clock.advance({ seconds: 10 })
  expect(await total()).toBe(2)
  await admin.deleteUser(data.user?.id ?? '')
  expect(await total()).toBe(1)
})

test('a page far behind the last one is empty', async () => {
  const far = await list('per_page=1000&page=999999')
  expect([far.status, (await far.json()).users]).toEqual([200, []])
})
