import { MessageId } from '@heraia/contract/ids'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const messageId = () => MessageId.parse(newId())

/** Two who follow each other: what they write is no request. */
async function pair() {
  const [mira, dana] = [await joins('Mira Pair'), await joins('Dana Pair')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  return { mira, dana }
}

test('two people share one conversation, whoever opens it and however often at once', async () => {
  const { mira, dana } = await pair()
  const opened = await Promise.all([
    mira.api.messages.open({ personId: dana.id }),
    dana.api.messages.open({ personId: mira.id }),
    mira.api.messages.open({ personId: dana.id }),
  ])
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(opened[0]).toMatchObject({ partner: { name: 'Dana Pair' }, lastMessage: null, unread: 0, mayWrite: true })
  expect((await mira.api.messages.conversations({})).items).toEqual([])
})

test('a message arrives, counts as unread until it is read, and its writer sees how far it came', async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, '  Training at six?  ')
  expect(sent).toMatchObject({ text: 'Training at six?', state: 'sent', may: { edit: true, remove: true } })
  expect(await dana.api.messages.unread()).toEqual({ messages: 1, conversations: 1, requests: 0, restricted: 0 })
  const [line] = (await dana.api.messages.conversations({})).items
  expect(line).toMatchObject({ unread: 1, lastMessage: { id: sent.id, state: null, may: { edit: false } } })
  const unread = await dana.api.messages.markRead({ id: sent.conversationId, messageId: sent.id })
  expect(unread).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
  expect((await mira.api.messages.list({ id: sent.conversationId })).items[0]?.state).toBe('read')
})

test('what was read stays read when an older tab says how far it came', async () => {
  const { mira, dana } = await pair()
  const first = await mira.writes(dana, 'Training at six?')
  heraia.clock.advance({ seconds: 1 })
  const second = await mira.writes(dana, 'Or at seven?')
  await dana.api.messages.markRead({ id: second.conversationId, messageId: second.id })
  const unread = await dana.api.messages.markRead({ id: first.conversationId, messageId: first.id })
  expect(unread).toMatchObject({ messages: 0, conversations: 0 })
  const { items } = await mira.api.messages.list({ id: first.conversationId })
  expect(items.map(({ state }) => state)).toEqual(['read', 'read'])
})

test('delivered is what her device says that it has, and nobody else can say it', async () => {
  const { mira, dana } = await pair()
  const eve = await joins('Eve Elsewhere')
  const first = await mira.writes(dana, 'Training at six?')
  heraia.clock.advance({ seconds: 1 })
  const second = await mira.writes(dana, 'Or at seven?')
  const { conversationId: id } = first
  const hers = await listen(heraia.fetch, mira.token)
  const states = async () => (await mira.api.messages.list({ id })).items.map(({ state }) => state)
  const says = async ({ api }: Player, ...messages: { id: MessageId }[]) => {
    expect(await api.messages.received({ newest: messages.map((each) => ({ id, messageId: each.id })) })).toEqual({})
    return states()
  }
  expect(await says(eve, second)).toEqual(['sent', 'sent'])
  expect(await says(mira, second)).toEqual(['sent', 'sent'])
  expect(await hers.isQuiet('message.seen')).toBe(true)
  expect(await says(dana, first)).toEqual(['sent', 'delivered'])
  expect(await hers.next('message.seen')).toEqual({ conversationId: id, messageId: first.id, state: 'delivered' })
  expect(await says(dana, first, second)).toEqual(['delivered', 'delivered'])
  expect(await says(dana, first)).toEqual(['delivered', 'delivered'])
  // Of another conversation, or of none.
  const others = await eve.writes(dana, 'Hello')
  expect(await says(dana, others, { id: messageId() })).toEqual(['delivered', 'delivered'])
  expect((await eve.api.messages.list({ id: others.conversationId })).items[0]?.state).toBe('sent')
  await hers.close()
})

test('what waits as a request, or comes from behind a block, is not told as delivered', async () => {
  const { mira, dana } = await pair()
  const vera = await joins('Vera Stranger')
  const asked = await vera.writes({ id: mira.id }, 'You do not know me.')
  const sent = await dana.writes(mira, 'See you')
  const [veras, danas] = [await listen(heraia.fetch, vera.token), await listen(heraia.fetch, dana.token)]
  await mira.api.profiles.block({ id: dana.id })
  const newest = [asked, sent].map(({ conversationId, id }) => ({ id: conversationId, messageId: id }))
  await mira.api.messages.received({ newest })
  for (const stream of [veras, danas]) {
    expect(await stream.isQuiet('message.seen')).toBe(true)
    await stream.close()
  }
  expect((await vera.api.messages.list({ id: asked.conversationId })).items[0]?.state).toBe('sent')
  await mira.api.profiles.unblock({ id: dana.id })
  expect((await dana.api.messages.list({ id: sent.conversationId })).items[0]?.state).toBe('sent')
  expect(await refusal(mira.api.messages.received({ newest: [] }))).toMatchObject({ status: 422 })
})

test('who keeps read receipts to herself shows and sees no more than delivered', async () => {
  const { mira, dana } = await pair()
  await mira.sets({ readReceipts: false })
  const sent = await mira.writes(dana, 'Seen?')
  await dana.api.messages.markRead({ id: sent.conversationId, messageId: sent.id })
  expect((await mira.api.messages.list({ id: sent.conversationId })).items[0]?.state).toBe('delivered')
})

test('sent twice, also at once, is one message', async () => {
  const { mira, dana } = await pair()
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const draft = { id, messageId: messageId(), text: 'Once' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => mira.api.messages.send(draft)))
  expect(new Set(answers.map((each) => each.id)).size).toBe(1)
  expect((await dana.api.messages.list({ id })).items).toHaveLength(1)
  expect(await dana.api.messages.unread()).toEqual({ messages: 1, conversations: 1, requests: 0, restricted: 0 })
  const another = await dana.writes(mira, 'Mine')
  const stolen = await refusal(mira.api.messages.send({ ...draft, messageId: another.id }))
  expect(stolen).toMatchObject({ status: 409, reason: 'id_taken' })
})

test('a repeat of what was sent is answered even after she takes no more messages', async () => {
  const { mira, dana } = await pair()
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const draft = { id, messageId: messageId(), text: 'Through' }
  await mira.api.messages.send(draft)
  await dana.sets({ allowMessages: 'none' })
  expect((await mira.api.messages.send(draft)).text).toBe('Through')
  expect(await refusal(mira.api.messages.send({ ...draft, messageId: messageId() }))).toMatchObject({ status: 403 })
  expect(await mira.api.messages.get({ id })).toMatchObject({ mayWrite: false })
})

test('both see one order, and nobody misses what is written while she reads', async () => {
  const { mira, dana } = await pair()
  const { id } = await mira.api.messages.open({ personId: dana.id })
  await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const from = index % 2 ? mira : dana
      const { id: messageOfHers } = await from.api.messages.send({ id, messageId: messageId(), text: `Ball ${index}` })
      if (index % 6 === 0) await mira.api.messages.markRead({ id, messageId: messageOfHers })
    }),
  )
  const [hers, his] = await Promise.all([mira, dana].map((each) => each.api.messages.list({ id, limit: 50 })))
  expect(hers?.items.map((each) => each.id)).toEqual(his?.items.map((each) => each.id))
  expect(new Set(hers?.items.map((each) => each.createdAt)).size).toBe(24)
  const { messages } = await mira.api.messages.unread()
  const { unread } = await mira.api.messages.get({ id })
  expect(messages).toBe(unread)
  const counted = await heraia.db
    .selectFrom('messages as m')
    .innerJoin('participants as p', (join) =>
      join.onRef('p.conversation_id', '=', 'm.conversation_id').on('p.person_id', '=', mira.id),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.sender_id', '=', dana.id)
    .whereRef('m.created_at', '>', 'p.read_at')
    .executeTakeFirstOrThrow()
  expect(unread).toBe(counted.count)
})

test('the list goes by pages, and a cursor of another list is refused', async () => {
  const { mira, dana } = await pair()
  for (const text of ['1', '2', '3', '4', '5']) await mira.writes(dana, text)
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const first = await mira.api.messages.list({ id, limit: 2 })
  const second = await mira.api.messages.list({ id, limit: 2, cursor: first.nextCursor ?? '' })
  const third = await mira.api.messages.list({ id, limit: 2, cursor: second.nextCursor ?? '' })
  expect([...first.items, ...second.items, ...third.items].map((each) => each.text)).toEqual(['5', '4', '3', '2', '1'])
  expect(third.nextCursor).toBeNull()
  const wrong = await refusal(mira.api.messages.conversations({ cursor: first.nextCursor ?? '' }))
  expect(wrong).toMatchObject({ status: 422, fields: [{ field: 'cursor', code: 'invalid_cursor' }] })
})

test('a conversation is found by her name or by a text, taken literally, without case and accents', async () => {
  const mira = await joins('Mira Search')
  const munoz = await joins('Ana Muñoz')
  const dana = await joins('Dana Percent')
  await mira.writes(munoz, 'Nos vemos en la pista')
  await mira.writes(dana, 'I gave 100% today_ok')
  const find = async (q: string) =>
    (await mira.api.messages.conversations({ q })).items.map((each) => each.partner?.name)
  expect(await find('munoz')).toEqual(['Ana Muñoz'])
  expect(await find('PISTA')).toEqual(['Ana Muñoz'])
  expect(await find('100%')).toEqual(['Dana Percent'])
  expect(await find('%')).toEqual(['Dana Percent'])
  expect(await find('_')).toEqual(['Dana Percent'])
  expect(await find("'; drop table messages; --")).toEqual([])
  expect(await find('tennis')).toEqual([])
})

test('a search of her conversations says where each has the words: the newest that she reads there', async () => {
  const [mira, dana, eve] = [await joins('Mira Seeks'), await joins('Dana Said'), await joins('Eve Says Track')]
  await mira.writes(dana, 'At the track at six')
  const answer = await dana.writes(mira, 'The track is closed')
  const last = await mira.writes(dana, 'Then the pool')
  const { id } = await mira.api.messages.open({ personId: eve.id })
  await mira.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Hello' })
  const found = async ({ api }: Player, q: string, box?: 'requests') =>
    (await api.messages.conversations({ q, box })).items.map((each) => [each.partner?.name, each.found?.text])
  const words = { id: answer.id, senderId: dana.id, sender: null, text: answer.text, createdAt: answer.createdAt }
  const { items } = await mira.api.messages.conversations({ q: 'TRACK' })
  const ofDana = items.find(({ partner }) => partner?.id === dana.id)
  expect(ofDana).toMatchObject({ found: words, lastMessage: { id: last.id } })
  expect(new Map((await found(mira, 'track')) as [string, string][])).toEqual(
    new Map([
      ['Eve Says Track', undefined],
      ['Dana Said', 'The track is closed'],
    ]),
  )
  for (const each of (await mira.api.messages.conversations({})).items) expect(each).not.toHaveProperty('found')
  // What waits as a request shows nothing of itself but its last words, folded where she muted one.
  expect(await found(eve, 'hello', 'requests')).toEqual([['Mira Seeks', undefined]])
  await dana.api.messages.remove({ id: answer.id })
  expect(await found(mira, 'track')).toContainEqual(['Dana Said', 'At the track at six'])
  await mira.api.messages.clear({ id: answer.conversationId, messageId: last.id })
  expect(await found(mira, 'track')).toEqual([['Eve Says Track', undefined]])
  expect(await found(dana, 'track')).toEqual([['Mira Seeks', 'At the track at six']])
  await dana.api.profiles.block({ id: mira.id })
  expect(await found(dana, 'track')).toEqual([])
})

test('her own words can be mended for a quarter of an hour, and deleted for both at any time', async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, 'See you at sx')
  heraia.clock.advance({ minutes: 15 })
  expect(await mira.api.messages.edit({ id: sent.id, text: 'See you at six' })).toMatchObject({
    text: 'See you at six',
  })
  heraia.clock.advance({ minutes: 1 })
  expect(await refusal(mira.api.messages.edit({ id: sent.id, text: 'Late' }))).toMatchObject({ reason: 'too_late' })
  expect(await refusal(dana.api.messages.edit({ id: sent.id, text: 'Not mine' }))).toMatchObject({
    reason: 'not_yours',
  })
  expect(await refusal(dana.api.messages.remove({ id: sent.id }))).toMatchObject({ reason: 'not_yours' })
  await mira.api.messages.remove({ id: sent.id })
  const again = await mira.api.messages.remove({ id: sent.id })
  expect(again).toMatchObject({ text: '', may: { edit: false, remove: false } })
  expect((await dana.api.messages.list({ id: sent.conversationId })).items[0]).toMatchObject({
    text: '',
    deletedAt: again.deletedAt,
  })
  expect(await dana.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
  expect((await mira.api.messages.conversations({ q: 'six' })).items).toEqual([])
  const waiting = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', dana.id).execute()
  expect(JSON.stringify(waiting)).not.toContain('See you')
  expect(await refusal(dana.api.messages.react({ id: sent.id, emoji: '🔥' }))).toMatchObject({ status: 409 })
})

test('she answers one message and reacts to it; a second reaction replaces the first', async () => {
  const { mira, dana } = await pair()
  const sent = await mira.writes(dana, 'We won!')
  const answer = await dana.writes(mira, 'Bravo', sent)
  expect(answer.replyTo).toEqual({ id: sent.id, senderId: mira.id, sender: null, text: 'We won!' })
  await dana.api.messages.react({ id: sent.id, emoji: '💪' })
  await dana.api.messages.react({ id: sent.id, emoji: '🔥' })
  const both = await mira.api.messages.react({ id: sent.id, emoji: '🔥' })
  expect(both.reactions).toEqual([{ emoji: '🔥', personIds: expect.arrayContaining([mira.id, dana.id]) }])
  await dana.api.messages.react({ id: sent.id, emoji: null })
  expect((await dana.api.messages.list({ id: sent.conversationId })).items[1]?.reactions).toEqual([
    { emoji: '🔥', personIds: [mira.id] },
  ])
  const eve = await joins('Eve Reply')
  const elsewhere = await eve.writes(dana, 'Other conversation')
  const wrong = await refusal(dana.writes(mira, 'Leak?', elsewhere))
  expect(wrong).toMatchObject({ status: 404, reason: 'message_not_found' })
})

test('muting is hers alone', async () => {
  const { mira, dana } = await pair()
  const { conversationId: id } = await mira.writes(dana, 'Hi')
  expect(await dana.api.messages.mute({ id, muted: true })).toMatchObject({ muted: true })
  expect(await mira.api.messages.get({ id })).toMatchObject({ muted: false })
  expect(await dana.api.messages.get({ id })).toMatchObject({ muted: true })
})

test('a conversation that she mutes is muted in her other tabs, and the other person hears nothing of it', async () => {
  const { mira, dana } = await pair()
  const { conversationId: id } = await mira.writes(dana, 'Hi')
  const heard = ({ id: personId }: Player) =>
    heraia.db
      .selectFrom('person_events')
      .select('data')
      .where('person_id', '=', personId)
      .where('kind', '=', 'conversation.changed')
      .execute()
  await dana.api.messages.mute({ id, muted: true })
  expect(await heard(dana)).toEqual([{ data: { conversationId: id } }])
  // What was so already is no news.
  await dana.api.messages.mute({ id, muted: true })
  expect(await heard(dana)).toHaveLength(1)
  await dana.api.messages.mute({ id, muted: false })
  expect(await heard(dana)).toHaveLength(2)
  expect(await heard(mira)).toEqual([])
})

test('any text that people write is kept as it is; what is none is refused', async () => {
  const { mira, dana } = await pair()
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const send = (text: string) => mira.api.messages.send({ id, messageId: messageId(), text })
  for (const text of [
    '💪🏽👩‍👩‍👧',
    'مرحبا ‮abc',
    '<img src=x onerror=alert(1)>',
    "'; delete from messages; --",
    '100%_\\ok',
    'a\n\nb',
  ]) {
    expect((await send(text)).text).toBe(text)
  }
  expect(await refusal(send('   '))).toMatchObject({ status: 422, fields: [{ field: 'text', code: 'required' }] })
  expect(await refusal(send('a\u0000b'))).toMatchObject({ status: 422, fields: [{ code: 'invalid_characters' }] })
  expect(await refusal(send('x'.repeat(4001)))).toMatchObject({ status: 422, fields: [{ code: 'too_long' }] })
  const odd = await heraia.fetch(`/api/conversations/${id}/messages/not-an-id`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${mira.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 7, extra: true }),
  })
  expect(odd.status).toBe(422)
})
