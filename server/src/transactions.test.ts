import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from './context.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

test.runIf(heraia.databaseUrl)('two who wait for each other crosswise both get what they asked for', async () => {
  const [ada, bea] = [await joins('Ada First'), await joins('Bea Second')]
  let waiting = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const locks = (first: string, second: string) =>
    inTransaction(heraia.context, async (tx) => {
      const lock = (id: string) =>
        sql`update profiles set posts_count = posts_count + 1 where id = ${id}`.execute(tx.db)
      await lock(first)
      if (++waiting === 2) meet()
      await both
      await lock(second)
    })
  await Promise.all([locks(ada.id, bea.id), locks(bea.id, ada.id)])
  expect(waiting).toBe(3)
  const { rows } = await sql<{ sum: number }>`
    select sum(posts_count)::int8 as sum from profiles where id in (${ada.id}, ${bea.id})`.execute(heraia.db)
  expect(rows[0]?.sum).toBe(4)
})
