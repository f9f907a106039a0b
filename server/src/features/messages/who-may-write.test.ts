import { ConversationId, MessageId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { playerOf, type Refusal, refusal, season } from '@heraia/hosts/test/season'
import { untilWaiting } from '@heraia/hosts/test/until-waiting'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { restorePerson } from '../accounts/standing/restore-person.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const messageId = () => MessageId.parse(newId())

const pair = async () => ({ mira: await joins('Mira Pair'), dana: await joins('Dana Pair') })

test("other people's conversations and messages are not found, for an admin too", async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, 'Between us')
  const id = sent.conversationId
  const admin = await joins('Ada Admin')
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  for (const { api } of [await joins('Eve Other'), admin]) {
    const calls = [
      api.messages.get({ id }),
      api.messages.list({ id }),
      api.messages.send({ id, messageId: messageId(), text: 'Hello' }),
      api.messages.markRead({ id, messageId: sent.id }),
      api.messages.mute({ id, muted: true }),
      api.messages.typing({ id }),
      api.messages.edit({ id: sent.id, text: 'Mine now' }),
      api.messages.remove({ id: sent.id }),
      api.messages.react({ id: sent.id, emoji: '👍' }),
      api.messages.get({ id: ConversationId.parse(newId()) }),
    ]
    for (const refused of await Promise.all(calls.map(refusal))) expect(refused).toMatchObject({ status: 404 })
  }
  const signedOut = [
    stranger.messages.conversations({}),
    stranger.messages.get({ id }),
    stranger.messages.list({ id }),
    stranger.messages.unread(),
    stranger.messages.contacts({}),
    stranger.messages.send({ id, messageId: messageId(), text: 'Hello' }),
  ]
  for (const refused of await Promise.all(signedOut.map(refusal))) expect(refused).toMatchObject({ status: 401 })
})

test('a block hides the conversation from both, everywhere; taken back, all of it is there again', async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, 'Before')
  const id = sent.conversationId
  await dana.api.profiles.block({ id: mira.id })
  for (const { api } of [mira, dana]) {
    expect((await api.messages.conversations({})).items).toEqual([])
    expect((await api.messages.conversations({ q: 'before' })).items).toEqual([])
    expect(await api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
    const calls = [
      api.messages.get({ id }),
      api.messages.list({ id }),
      api.messages.typing({ id }),
      api.messages.send({ id, messageId: messageId(), text: 'Still there?' }),
      api.messages.react({ id: sent.id, emoji: '👍' }),
    ]
    for (const refused of await Promise.all(calls.map(refusal))) expect(refused).toMatchObject({ status: 404 })
  }
  expect(await refusal(mira.api.messages.open({ personId: dana.id }))).toMatchObject({ status: 404 })
  const waiting = await heraia.db.selectFrom('person_events').select('kind').where('person_id', '=', dana.id).execute()
  expect(waiting.filter(({ kind }) => kind.startsWith('message.'))).toEqual([])
  await dana.api.profiles.unblock({ id: mira.id })
  expect(await dana.api.messages.unread()).toEqual({ messages: 1, conversations: 1, requests: 0, restricted: 0 })
  expect((await dana.api.messages.list({ id })).items[0]?.text).toBe('Before')
})

test('a suspended partner is nowhere', async () => {
  const { mira, dana } = await pair()
  const { conversationId } = await mira.writes(dana, 'Hello')
  await suspendPerson(heraia.context, mira.id, 'spam')
  expect((await dana.api.messages.conversations({})).items).toEqual([])
  expect(await dana.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
  expect(await refusal(dana.api.messages.get({ id: conversationId }))).toMatchObject({ status: 404 })
})

test('who has a conversation with somebody learns that she went and that she is back; who was never shown one learns nothing', async () => {
  const { mira, dana } = await pair()
  const [asked, declined, blocked, unwritten] = [
    await joins('Ana Asked'),
    await joins('Dora Declined'),
    await joins('Bea Blocked'),
    await joins('Una Unwritten'),
  ]
  await mira.writes(dana, 'Hello')
  for (const { id } of [asked, declined]) await mira.writes({ id }, 'Hello')
  const [request] = (await declined.api.messages.conversations({ box: 'requests' })).items
  await declined.api.messages.answerRequest({ id: ConversationId.parse(request?.id), accept: false })
  await mira.writes(blocked, 'Hello')
  await blocked.api.profiles.block({ id: mira.id })
  await mira.api.messages.open({ personId: unwritten.id })
  const all = [dana, asked, declined, blocked, unwritten]
  const told = async (act: () => Promise<unknown>) => {
    await heraia.runJobs()
    await heraia.db.deleteFrom('person_events').where('kind', '=', 'relation.changed').execute()
    await act()
    await heraia.runJobs()
    const rows = await heraia.db
      .selectFrom('person_events')
      .select(['person_id', 'data'])
      .where('kind', '=', 'relation.changed')
      .execute()
    for (const { data } of rows) expect(data).toEqual({ personId: mira.id })
    return all.filter(({ id }) => rows.some(({ person_id }) => person_id === id)).map(({ name }) => name)
  }
  const partners = ['Dana Pair', 'Ana Asked']
  expect(await told(() => suspendPerson(heraia.context, mira.id, 'spam'))).toEqual(partners)
  expect(await told(() => restorePerson(heraia.context, mira.id, 'Appeal'))).toEqual(partners)
  expect(await told(() => mira.api.accounts.leave({ password: 'secret1' }))).toEqual(partners)
  const response = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: mira.email, password: 'secret1' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  expect(await told(() => playerOf(heraia, { ...mira, token }).api.accounts.keep())).toEqual(partners)
})

test('who takes messages from followers only, or is a minor, is written to by those alone', async () => {
  const { mira, dana } = await pair()
  await dana.sets({ allowMessages: 'followers' })
  expect(await refusal(mira.api.messages.open({ personId: dana.id }))).toMatchObject({ reason: 'may_not_message' })
  await mira.api.profiles.follow({ id: dana.id })
  expect((await mira.api.messages.open({ personId: dana.id })).mayWrite).toBe(true)

  const young = await joins('Yara Young')
  await heraia.db.updateTable('profiles').set({ date_of_birth: '2012-05-05' }).where('id', '=', young.id).execute()
  expect(await refusal(mira.api.messages.open({ personId: young.id }))).toMatchObject({ reason: 'may_not_message' })
  await young.api.profiles.follow({ id: mira.id })
  expect((await mira.api.messages.open({ personId: young.id })).mayWrite).toBe(true)
  expect(await refusal(mira.api.messages.open({ personId: mira.id }))).toMatchObject({ reason: 'self' })
})

test('who may not write any more does not reword either, and can take back what she said', async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, 'Training at six?')
  await dana.sets({ allowMessages: 'none' })
  const reworded = refusal(mira.api.messages.edit({ id: sent.id, text: 'Answer me!' }))
  expect(await reworded).toMatchObject({ status: 403, reason: 'may_not_message' })
  expect((await dana.api.messages.list({ id: sent.conversationId })).items[0]?.text).toBe('Training at six?')
  expect(await mira.api.messages.remove({ id: sent.id })).toMatchObject({ text: '' })
})

test('where a minor lives finds her for those alone whom she lets follow', async () => {
  const [mira, kid, friend] = [await joins('Mira'), await joins('Kid'), await joins('Friend')]
  await friend.api.profiles.follow({ id: kid.id })
  for (const { id } of [mira, friend]) await kid.api.profiles.follow({ id })
  const year = heraia.clock.now().getUTCFullYear() - 15
  await kid.saves({ location: 'Úbeda', dateOfBirth: `${year}-01-01` })
  const found = async ({ api }: typeof mira, q: string) =>
    (await api.messages.contacts({ q })).items.map(({ name }) => name)
  for (const each of [mira, friend]) expect(await found(each, 'kid')).toEqual(['Kid'])
  expect([await found(mira, 'ubeda'), await found(friend, 'ubeda')]).toEqual([[], ['Kid']])
})

test('contacts are people whom she may write to: followed first, then followers, then found', async () => {
  const mira = await joins('Mira Contacts')
  const [followed, follower, found, closed, blocked] = [
    await joins('Carla Contact A'),
    await joins('Carla Contact B'),
    await joins('Carla Contact C'),
    await joins('Carla Contact D'),
    await joins('Carla Contact E'),
  ]
  await mira.api.profiles.follow({ id: followed.id })
  await follower.api.profiles.follow({ id: mira.id })
  await closed.sets({ allowMessages: 'none' })
  await mira.api.profiles.follow({ id: closed.id })
  await blocked.api.profiles.block({ id: mira.id })
  const names = async (input: { q?: string; limit?: number }) => {
    const all: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await mira.api.messages.contacts({ ...input, cursor })
      all.push(...page.items.map((each) => each.name.at(-1) ?? ''))
      if (page.nextCursor === null) return all
      cursor = page.nextCursor
    }
  }
  expect(await names({})).toEqual(['A', 'B'])
  expect(await names({ q: 'carla contact' })).toEqual(['A', 'B', 'C'])
  expect(await names({ q: 'carla contact', limit: 1 })).toEqual(['A', 'B', 'C'])
  expect(found.name).toBe('Carla Contact C')
  expect(await refusal(mira.api.messages.contacts({ cursor: 'conversations.abc.x' }))).toMatchObject({ status: 422 })
})

test('about a listing that is deleted at that moment nobody writes: it is not found', async () => {
  const { mira, dana } = await pair()
  const { id: listingId } = await sells(mira)
  const { id } = await dana.api.messages.open({ personId: mira.id })
  const opened: Promise<Refusal>[] = []
  await inTransaction(heraia.context, async (tx) => {
    await sql`delete from listings where id = ${listingId}::uuid`.execute(tx.db)
    opened.push(refusal(dana.api.messages.open({ personId: mira.id, listingId })))
    await untilWaiting(heraia, 1)
  })
  expect(await Promise.all(opened)).toMatchObject([{ status: 404, reason: 'listing_not_found' }])
  expect((await dana.api.messages.get({ id })).listing).toBeNull()
})
