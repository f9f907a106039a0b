import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from './context.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

test.runIf(heraia.databaseUrl)(
  'who is overtaken by a removal, or by another of the same name, is told of it as if she had come later',
  async () => {
    const [post, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const author = (await joins('Ada Quick')).id
    const write = (id: string) =>
      sql`insert into posts (id, author_id, text, created_at) values (${id}, ${author}, '', now())`.execute(heraia.db)
    const finds = (id: string) =>
      sql`select from posts where id = ${id}`.execute(heraia.db).then((it) => it.rows.length)
    await write(post)
    const likes = (meanwhile: () => Promise<unknown>) =>
      inTransaction(heraia.context, async (tx) => {
        if ((await finds(post)) === 0) return 'gone'
        await meanwhile()
        await sql`insert into likes (post_id, person_id, created_at) values (${post}, ${author}, now())`.execute(tx.db)
        return 'liked'
      })
    expect(await likes(() => sql`delete from posts where id = ${post}`.execute(heraia.db))).toBe('gone')
    const publishes = (meanwhile: () => Promise<unknown>) =>
      inTransaction(heraia.context, async (tx) => {
        if ((await finds(other)) === 1) return 'there'
        await meanwhile()
        await sql`insert into posts (id, author_id, text, created_at) values (${other}, ${author}, '', now())`.execute(
          tx.db,
        )
        return 'published'
      })
    expect(await publishes(() => write(other))).toBe('there')
  },
)

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
