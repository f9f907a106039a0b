import { AchievementId, type MessageId, type PostId, type ReportId } from '@heraia/contract/ids'
import type { Db } from '@heraia/database/db'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../context.ts'
import { references } from '../personal-data/references.ts'
import { grantAdmin } from './accounts/standing/grant-admin.ts'
import { suspendPerson } from './accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ connections: 8 })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

/** Keeps a lock while `meanwhile` lets others run into it; they go on when it is over. */
async function holding<Begun>(lock: (db: Db) => Promise<unknown>, meanwhile: () => Promise<Begun>): Promise<Begun> {
  const acts = await heraia.db.transaction().execute(async (db) => {
    await lock(db)
    return { begun: await meanwhile() }
  })
  return acts.begun
}

/** Acts end with what they tell her: with this held they have done everything but commit. */
const herLog = (of: Player) => (db: Db) =>
  sql`select 1 from person_streams where person_id = ${of.id}::uuid for update`.execute(db)

/** What becomes of these columns when her account ends. */
async function ends(personId: string, table: string): Promise<void> {
  for (const { atTheEnd, ...each } of references) {
    if (each.table === table && atTheEnd.does === 'act') await atTheEnd.act(heraia.context, personId)
  }
}

/** How often two have waited for each other, so that one had to begin anew. */
async function repeated(): Promise<string | undefined> {
  const text = await (await heraia.fetch('/metrics')).text()
  return /^\S*transactions_repeated_total\S* (\d+)/m.exec(text)?.[1]
}

const never = (): never => {
  throw new Error('nobody')
}

const asOne = (...acts: Promise<unknown>[]) => ({ done: Promise.all(acts) })

describe.runIf(heraia.databaseUrl)('two things at the same moment', () => {
  test('two who confirm two things that she won are both counted', async () => {
    const mira = await joins('Mira Wins')
    const coaches = [await joins('Cora Coach', { role: 'coach' }), await joins('Carla Coach', { role: 'coach' })]
    const asked = await Promise.all(
      coaches.map(async (coach) => {
        const id = AchievementId.parse(newId())
        const cup = { id, title: 'Cup', description: null, date: '2025-05-04', location: null, evidence: [] }
        await mira.api.achievements.add({ ...cup, type: 'trophy', audience: 'public' })
        const { request } = await mira.api.achievements.ask({ id, of: coach.id })
        return { coach, id, askedAt: request?.at ?? '' }
      }),
    )
    const lock = (db: Db) => sql`select 1 from profiles where id = ${mira.id}::uuid for no key update`.execute(db)
    const confirm = { confirm: true, note: null }
    const { done } = await holding(lock, async () => {
      const acts = asked.map(({ coach, ...of }) => coach.api.achievements.answer({ ...of, ...confirm }))
      await untilWaiting(heraia, 2)
      return asOne(...acts)
    })
    await done
    expect(await mira.api.profiles.get({ id: mira.id })).toMatchObject({ achievements: 2 })
  })

  test('a club that confirms while she changes the result it was won in does not vouch for the other one', async () => {
    const [mira, club] = [await joins('Mira Wins'), await joins('Club Norte', { role: 'club', sport: null })]
    const result = await records(mira)
    const id = AchievementId.parse(newId())
    const cup = { id, title: 'Cup', description: null, date: '2026-05-31', location: null, evidence: [] }
    await mira.api.achievements.add({ ...cup, type: 'trophy', audience: 'public', resultId: result.id })
    const { request } = await mira.api.achievements.ask({ id, of: club.id })
    const { done } = await holding(herLog(mira), async () => {
      const answers = club.api.achievements.answer({ id, askedAt: request?.at ?? '', confirm: true, note: null })
      await untilWaiting(heraia, 1)
      const edits = mira.api.results.edit({ id: result.id, value: 10.9 })
      await untilWaiting(heraia, 2)
      return asOne(answers, edits)
    })
    await done
    expect(await mira.api.achievements.get({ id })).toMatchObject({ level: 'self-reported', result: { value: 10.9 } })
    expect(await mira.api.profiles.get({ id: mira.id })).toMatchObject({ achievements: 0 })
  })

  test('a result that she names while she deletes it is named by nothing, and nobody waits for the other', async () => {
    const mira = await joins('Mira Wins')
    const result = await records(mira)
    const id = AchievementId.parse(newId())
    const cup = { id, title: 'Cup', description: null, date: '2026-05-31', location: null, evidence: [] }
    const said = { ...cup, type: 'trophy', audience: 'public', resultId: result.id } as const
    await mira.api.achievements.add(said)
    const before = await repeated()
    const herRow = (db: Db) => sql`select 1 from profiles where id = ${mira.id}::uuid for no key update`.execute(db)
    const { done } = await holding(herRow, async () => {
      const removes = mira.api.results.remove({ id: result.id })
      await untilWaiting(heraia, 1)
      const names = refusal(mira.api.achievements.edit({ ...said, location: 'Madrid' }))
      await untilWaiting(heraia, 2)
      return { done: Promise.all([names, removes]) }
    })
    expect((await done)[0]).toMatchObject({ status: 422, fields: [{ field: 'resultId', code: 'unknown_result' }] })
    expect(await mira.api.achievements.get({ id })).toMatchObject({ result: null, location: null })
    expect(await repeated()).toBe(before)
  })

  test('a comment that is on its way while its writer is blocked is hidden as all before it', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    await dana.api.profiles.follow({ id: mira.id })
    const post = await mira.posts('By Mira')
    const { done } = await holding(herLog(mira), async () => {
      const says = dana.comments(post, 'nasty')
      await untilWaiting(heraia, 1)
      const blocks = mira.api.profiles.block({ id: dana.id })
      await untilWaiting(heraia, 2)
      return asOne(says, blocks)
    })
    await done
    expect((await (await joins('Eva')).api.feed.comments({ id: post.id })).items).toEqual([])
  })

  test('who likes a post while it is deleted does not lose a second', async () => {
    const mira = await joins('Mira')
    const { id } = await mira.posts('By Mira')
    const like = (db: Db) => sql`select 1 from posts where id = ${id}::uuid for key share`.execute(db)
    const { done } = await heraia.db.transaction().execute(async (db) => {
      await like(db)
      const removes = mira.api.feed.remove({ id })
      await untilWaiting(heraia, 1)
      // Who deletes it holds nothing yet that who likes it needs.
      await sql`set local lock_timeout = 500`.execute(db)
      await sql`update posts set likes_count = likes_count + 1 where id = ${id}::uuid`.execute(db)
      return asOne(removes)
    })
    await done
    expect(await refusal(mira.api.feed.get({ id }))).toMatchObject({ status: 404 })
  })

  test('who looks at a picture while it is removed does not lose a second', async () => {
    const mira = await joins('Mira')
    const { id } = await mira.shows(await pngOf(200, 200))
    const { done } = await heraia.db.transaction().execute(async (db) => {
      await sql`select 1 from gallery_items where id = ${id}::uuid for key share`.execute(db)
      const removes = mira.api.gallery.remove({ id })
      await untilWaiting(heraia, 1)
      // Who removes it holds nothing yet that who looks at it needs.
      await sql`set local lock_timeout = 500`.execute(db)
      await sql`update gallery_items set views_count = views_count + 1 where id = ${id}::uuid`.execute(db)
      return asOne(removes)
    })
    await done
    expect(await refusal(mira.api.gallery.get({ id }))).toMatchObject({ status: 404 })
  })

  test('two of the staff who decide about two reports of one person do not wait for each other', async () => {
    const staff = [await joins('Ada Staff'), await joins('Ana Staff')]
    for (const { id } of staff) await grantAdmin(heraia.context, id)
    const [mira, ...reporters] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
    const reports = await Promise.all(
      reporters.map(async ({ api }) => {
        const id = newId() as ReportId
        await api.profiles.report({ id, subject: 'profile', subjectId: mira.id, category: 'spam', text: '' })
        return id
      }),
    )
    const before = await repeated()
    const herRow = (db: Db) => sql`select 1 from profiles where id = ${mira.id}::uuid for update`.execute(db)
    const { done } = await holding(herRow, async () => {
      const acts: Promise<unknown>[] = []
      for (const [index, id] of reports.entries()) {
        acts.push(staff[index]?.api.admin.decideReport({ id, decision: 'suspended', reason: 'Spam' }) ?? never())
        await untilWaiting(heraia, acts.length)
      }
      return asOne(...acts)
    })
    expect(await done).toMatchObject(reports.map(() => ({ decided: { by: 'Ada Staff' } })))
    expect(await repeated()).toBe(before)
  })

  test.each([
    ['before', ['gives', 'revokes']],
    ['after', ['revokes', 'gives']],
  ])('a report that is given to one of the staff just %s she loses her rights is nobody’s', async (_, order) => {
    const [ada, uma, mira, dana] = [await joins('Ada'), await joins('Uma'), await joins('Mira'), await joins('Dana')]
    for (const { id } of [ada, uma]) await grantAdmin(heraia.context, id)
    const id = newId() as ReportId
    await mira.api.profiles.report({ id, subject: 'profile', subjectId: dana.id, category: 'spam', text: '' })
    const { admin } = ada.api
    const acts: Record<string, () => Promise<unknown>> = {
      gives: async () => {
        const giving = admin.assignReport({ id, was: null, to: uma.id })
        return giving.then(
          () => 'done',
          async () => (await refusal(giving)).reason,
        )
      },
      revokes: () => admin.revokeAdmin({ id: uma.id, reason: 'Enough' }),
    }
    const herRow = (db: Db) => sql`select 1 from profiles where id = ${uma.id}::uuid for update`.execute(db)
    const { done } = await holding(herRow, async () => {
      const begun: Promise<unknown>[] = []
      for (const act of order) {
        begun.push(acts[act]?.() ?? never())
        await untilWaiting(heraia, begun.length)
      }
      return asOne(...begun)
    })
    expect(['done', 'not_staff']).toContain((await done)[order.indexOf('gives')])
    expect(await admin.report({ id })).toMatchObject({ assignee: null })
  })

  test('of two admins who remove each other one succeeds, also where a third one stays', async () => {
    const [ada, ana, eva] = [await joins('Ada Removes'), await joins('Ana Removes'), await joins('Eva Stays')]
    for (const { id } of [ada, ana, eva]) await grantAdmin(heraia.context, id)
    const before = await repeated()
    const theirRows = (db: Db) =>
      sql`select 1 from profiles where id in (${ada.id}::uuid, ${ana.id}::uuid) order by id for update`.execute(db)
    const { done } = await holding(theirRows, async () => {
      const acts: Promise<number>[] = []
      for (const [by, whom] of [
        [ada, ana],
        [ana, ada],
      ] as const) {
        const removes = by.api.admin.revokeAdmin({ id: whom.id, reason: 'Enough' })
        acts.push(
          removes.then(
            () => 200,
            async () => (await refusal(removes)).status,
          ),
        )
        await untilWaiting(heraia, acts.length)
      }
      return asOne(...acts)
    })
    expect(await done).toEqual([200, 403])
    expect(await repeated()).toBe(before)
    expect(await refusal(ana.api.admin.people({}))).toMatchObject({ reason: 'not_admin' })
  })

  test('who is removed while she makes somebody an admin makes nobody one', async () => {
    const [ada, ana, mira] = [await joins('Ada Stays'), await joins('Ana Appoints'), await joins('Mira Chosen')]
    for (const { id } of [ada, ana]) await grantAdmin(heraia.context, id)
    const herRow = (db: Db) => sql`select 1 from profiles where id = ${ana.id}::uuid for update`.execute(db)
    const { done } = await holding(herRow, async () => {
      const removed = ada.api.admin.revokeAdmin({ id: ana.id, reason: 'Enough' })
      await untilWaiting(heraia, 1)
      const made = refusal(ana.api.admin.grantAdmin({ id: mira.id, reason: 'Mine' }))
      await untilWaiting(heraia, 2)
      return asOne(removed, made)
    })
    expect((await done)[1]).toMatchObject({ status: 403, reason: 'not_admin' })
    expect((await ada.api.admin.verification({ id: mira.id })).person.role).toBe('athlete')
  })

  test('an edited message is told with what others reacted meanwhile', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const { id } = await mira.writes(dana, 'Training at six')
    const reacts = (db: Db) =>
      sql`with message as (select id from messages where id = ${id}::uuid for no key update)
        insert into message_reactions (message_id, person_id, emoji, created_at)
        select id, ${dana.id}::uuid, '💪', now() from message`.execute(db)
    const { done } = await holding(reacts, async () => {
      const edits = mira.api.messages.edit({ id: id as MessageId, text: 'Training at seven' })
      await untilWaiting(heraia, 1)
      return asOne(edits)
    })
    expect(await done).toMatchObject([
      { text: 'Training at seven', reactions: [{ emoji: '💪', personIds: [dana.id] }] },
    ])
  })

  test('who names a coach while another takes her name back is still news to the coach', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const coach = await joins('Cora Coach', { role: 'coach' })
    await mira.api.affiliations.name({ kind: 'coach', personId: coach.id })
    const { done } = await holding(herLog(coach), async () => {
      const names = dana.api.affiliations.name({ kind: 'coach', personId: coach.id })
      await untilWaiting(heraia, 1)
      const ended = mira.api.affiliations.end({ kind: 'coach' })
      await untilWaiting(heraia, 2)
      return asOne(names, ended)
    })
    await done
    expect((await coach.api.notifications.list({})).items).toMatchObject([
      { kind: 'affiliation_asked', actorCount: 1, actors: [{ id: dana.id }] },
    ])
  })

  test('who is suspended while she asks for her deletion stays suspended', async () => {
    const mira = await joins('Mira')
    const leaves = await inTransaction(heraia.context, async (tx) => {
      await suspendPerson(tx, mira.id, 'Spam')
      const refused = refusal(mira.api.accounts.leave({ password: 'secret1' }))
      await untilWaiting(heraia, 1)
      return { refused }
    })
    expect(await leaves.refused).toMatchObject({ status: 401, reason: 'suspended' })
    expect(await heraia.db.selectFrom('profiles').select('state').where('id', '=', mira.id).execute()).toEqual([
      { state: 'suspended' },
    ])
  })

  test('what is said under a post while somebody’s account ends is counted', async () => {
    const [mira, dana, eva, zoe] = [await joins('Mira'), await joins('Dana'), await joins('Eva'), await joins('Zoe')]
    const post = await dana.posts('By Dana')
    await mira.comments(post, 'says Mira')
    // No notice of hers is touched: the two meet in the post alone.
    await dana.api.profiles.mute({ id: eva.id })
    await eva.api.profiles.follow({ id: zoe.id })
    const { handle } = (await zoe.api.profiles.editable()).information
    const { done } = await holding(herLog(zoe), async () => {
      const says = eva.comments(post, `says Eva to @${handle}`)
      await untilWaiting(heraia, 1)
      const erased = ends(mira.id, 'comments')
      await untilWaiting(heraia, 2)
      return asOne(says, erased)
    })
    await done
    expect(await zoe.api.feed.get({ id: post.id })).toMatchObject({ comments: 1 })
  })

  test('what is written to a team while somebody’s account ends is unread for the others', async () => {
    const { founds, joinsTeam } = teamsOf(newId)
    const [mira, dana, gone] = [await joins('Mira'), await joins('Dana'), await joins('Gone Soon')]
    const team = await founds(mira)
    for (const member of [dana, gone]) await joinsTeam(member, mira, team)
    const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
    for (const { api } of [dana, gone]) await api.messages.answerRequest({ id, accept: true })
    const says = ({ api }: Player, text: string) => api.messages.send({ id, messageId: newId() as MessageId, text })
    await says(gone, 'Of her who goes')
    const { done } = await holding(herLog(dana), async () => {
      const said = says(mira, 'Of Mira')
      await untilWaiting(heraia, 1)
      const erased = ends(gone.id, 'messages')
      await untilWaiting(heraia, 2)
      return asOne(said, erased)
    })
    await done
    expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
  })

  test('who stops following a team while it is written for has nothing of that in her timeline', async () => {
    const [mira, dana, zoe] = [await joins('Mira'), await joins('Dana'), await joins('Zoe')]
    const { id } = await teamsOf(newId).founds(mira)
    await dana.api.teams.follow({ id })
    await mira.api.profiles.follow({ id: zoe.id })
    const { handle } = (await zoe.api.profiles.editable()).information
    const { done } = await holding(herLog(zoe), async () => {
      const writes = mira.api.feed.publish({ id: newId() as PostId, text: `We won, @${handle}`, teamId: id })
      await untilWaiting(heraia, 1)
      const stops = dana.api.teams.unfollow({ id })
      await untilWaiting(heraia, 2)
      return asOne(writes, stops)
    })
    await done
    expect((await dana.api.feed.timeline({ scope: 'following' })).items).toEqual([])
  })

  test('a team whose owner’s account ends has an owner at every moment', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const { founds, joinsTeam } = teamsOf(newId)
    const team = await founds(mira)
    await joinsTeam(dana, mira, team, 'coach')
    const owners = () =>
      heraia.db
        .selectFrom('team_members')
        .select('person_id')
        .where('team_id', '=', team.id)
        .where('role', '=', 'owner')
        .execute()
    const danasPlace = (db: Db) =>
      sql`select 1 from team_members where team_id = ${team.id}::uuid and person_id = ${dana.id}::uuid
        for update`.execute(db)
    const { done } = await holding(danasPlace, async () => {
      const erased = ends(mira.id, 'team_members')
      await untilWaiting(heraia, 1)
      // The server may stop here, and goes on where it was.
      expect(await owners()).toEqual([{ person_id: mira.id }])
      return asOne(erased)
    })
    await done
    expect(await owners()).toEqual([{ person_id: dana.id }])
  })
})
