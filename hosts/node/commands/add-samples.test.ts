import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import type { FileStore } from '@heraia/server/ports'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHeraia } from '../../test/heraia.ts'
import { passwords } from '../passwords.ts'
import { drawListings } from '../samples/draw-listings.ts'
import { type DrawsPicture, drawPicture } from '../samples/draw-picture.ts'
import { drawSamples } from '../samples/draw-samples.ts'
import { addSamples } from './add-samples.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const cheap = passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
const add = (besidePeople = false) => addSamples(heraia.db, cheap, { now: heraia.clock.now(), besidePeople })

const signIn = (email: string) =>
  heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PAIR.password }),
  })

const ines = crypto.randomUUID()
const joins = (id: string, handle: string) =>
  heraia.db
    .insertInto('profiles')
    .values({
      ...{ id, handle, name: 'Inés Quiroga', role: 'athlete', search_text: '' },
      ...{ followers_count: 999, created_at: heraia.clock.now(), updated_at: heraia.clock.now() },
    })
    .execute()

beforeAll(async () => {
  expect(await add()).toEqual({ added: 240 })
})

test('each of the four demo accounts signs in with the one password', async () => {
  for (const email of Object.values(DEMO_EMAILS)) {
    const answer = await signIn(email)
    expect([email, answer.status]).toEqual([email, 200])
  }
})

test('the sign-in screen offers the demo pair, the home page shows three sample testimonials, the press page what samples wrote', async () => {
  const site = await (await heraia.fetch('/api/site')).json()
  expect(site.demo).toEqual({ ...DEMO_PAIR, people: 'here' })
  expect(site.testimonials).toHaveLength(3)
  expect(site.testimonials.every((each: { sample: boolean }) => each.sample)).toBe(true)
  expect(site.coverage.map((each: { sample: boolean }) => each.sample)).toEqual([true, true, true])
})

test('the demo athlete finds the figures of her profile in the rows', async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from follows where followed_id = p.id) as followers,
      (select count(*) from follows where follower_id = p.id) as following,
      (select count(*) from posts where author_id = p.id) as posts,
      (select count(*) from notifications where person_id = p.id and read_at is null) as unread,
      (select count(*) > 200 from timeline_entries where person_id = p.id) as "hasFeed"
    from profiles p where email = ${DEMO_EMAILS.demo}`.execute(heraia.db)
  expect(rows).toEqual([{ followers: 150, following: 89, posts: 25, unread: 3, hasFeed: true }])
})

// The demo draws its own, and has journeys that look at them: here one engine is enough.
describe.runIf(heraia.databaseUrl)('pictures', () => {
  /** Hundreds of drawings look alike to these tests: really drawn is the first of each size, and all are that one. */
  const drawn = new Map<string, ReturnType<DrawsPicture>>()
  const drawsOne: DrawsPicture = (svg, widths) => {
    const size = widths.join()
    const picture = drawn.get(size) ?? drawPicture(svg, widths)
    drawn.set(size, picture)
    return picture
  }
  const draw = (files: FileStore = heraia.files) => drawSamples(heraia.db, files, heraia.clock.now(), drawsOne)
  /** Ctrl-C while it stores that manieth file. */
  const interrupted = (at: number): FileStore => {
    let stored = 0
    const put: FileStore['put'] = (key, bytes) => {
      stored += 1
      return stored < at ? heraia.files.put(key, bytes) : Promise.reject(new Error('Ctrl-C'))
    }
    return { ...heraia.files, put }
  }

  // Among the photographs: the things of the market have theirs.
  beforeAll(async () => {
    await joins(ines, 'ines-herself')
    await givesHer()
    await expect(draw(interrupted(300))).rejects.toThrow('Ctrl-C')
    expect(await draw()).toBe(true)
  })

  /** Somebody real, who has things to sell and posts without a picture, and more followers than anybody. */
  const givesHer = async () => {
    await sql`update listings l set seller_id = ${ines}, status = 'removed' where id in (select id from listings
      where id not in (select listing_id from orders) order by id limit 9)`.execute(heraia.db)
    const some = heraia.db.selectFrom('posts').select('id').orderBy('id').limit(99)
    await heraia.db.updateTable('posts').set({ author_id: ines }).where('id', 'in', some).execute()
  }

  test('nobody real who is beside the made-up world has any of its pictures', async () => {
    const { rows } = await sql<{ hers: number; all: number }>`
      select count(*) filter (where owner_id = ${ines})::int as hers, count(*)::int as all from media_files`.execute(
      heraia.db,
    )
    expect(rows[0]?.hers).toBe(0)
    expect(rows[0]?.all).toBeGreaterThan(100)
  })

  test('what was interrupted is drawn the next time, and once it is all there no more', async () => {
    const fewer = heraia.files.stored.size
    expect(await draw()).toBe(false)
    expect(heraia.files.stored.size).toBe(fewer)
  })

  test('every thing on the market has a picture that can be seen', async () => {
    const { items } = await (await heraia.fetch('/api/listings?limit=50')).json()
    expect(items).toHaveLength(50)
    for (const { picture } of items) expect((await heraia.fetch(picture.url)).status).toBe(200)
    expect(await drawListings(heraia.db, heraia.files, heraia.clock.now())).toBe(0)
  })

  test('the demo athlete has a gallery of pictures that can be seen', async () => {
    const { id } = await heraia.db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', DEMO_EMAILS.demo)
      .executeTakeFirstOrThrow()
    const { items } = await (await heraia.fetch(`/api/profiles/${id}/gallery`)).json()
    expect(items).toHaveLength(6)
    for (const { medium } of items) expect((await heraia.fetch(medium.picture.url)).status).toBe(200)
  })

  test('every order shows the picture of what was bought', async () => {
    const { rows } = await sql<{ orders: number; shown: number }>`
    select count(*)::int as orders, count(*) filter (where o.picture_id = (l.pictures->0->>'mediaId')::uuid)::int as shown
    from orders o join listings l on l.id = o.listing_id`.execute(heraia.db)
    expect(rows[0]?.orders).toBeGreaterThan(40)
    expect(rows[0]?.shown).toBe(rows[0]?.orders)
  })
})

test('twice is once', async () => {
  expect(await add()).toEqual({ refused: 'samples_there' })
})

test('people who are there keep their place, and made-up ones come beside them only when asked', async () => {
  await sql`truncate users, profiles, site_settings, testimonials, site_people, audit_log cascade`.execute(heraia.db)
  await joins(ines, 'ines-quiroga')
  expect(await add()).toEqual({ refused: 'people_there' })
  expect(await add(true)).toEqual({ added: 240 })
})
