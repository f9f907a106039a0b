import { MessageId } from '@heraia/contract/ids'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const messageId = () => MessageId.parse(newId())

/** Two who follow each other, with a word of each. */
async function pair() {
  const [mira, dana] = [await joins('Mira Deletes'), await joins('Dana Keeps')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  const first = await mira.writes(dana, 'Training at six?')
  const last = await dana.writes(mira, 'At seven, please')
  return { mira, dana, id: first.conversationId, first, last }
}

type Conversation = Awaited<ReturnType<typeof pair>>['id']

const wordsOf = async ({ api }: Player, id: Conversation) =>
  (await api.messages.list({ id })).items.map(({ text }) => text).toReversed()

const listed = async ({ api }: Player, q?: string) =>
  (await api.messages.conversations({ q })).items.map(({ lastMessage }) => lastMessage?.text)

test('a conversation that she deletes is gone for her, from her list, its search and her badge, and the other keeps hers', async () => {
  const { mira, dana, id, last } = await pair()
  expect(await mira.api.messages.clear({ id, messageId: last.id })).toEqual({
    messages: 0,
    conversations: 0,
    requests: 0,
    restricted: 0,
  })
  expect(await listed(mira)).toEqual([])
  expect(await listed(mira, 'seven')).toEqual([])
  expect(await listed(mira, 'dana keeps')).toEqual([])
  expect(await wordsOf(mira, id)).toEqual([])
  expect(await mira.api.messages.get({ id })).toMatchObject({ lastMessage: null, unread: 0, mayWrite: true })
  expect(await listed(dana)).toEqual(['At seven, please'])
  expect(await listed(dana, 'training')).toEqual(['At seven, please'])
  expect(await wordsOf(dana, id)).toEqual(['Training at six?', 'At seven, please'])
})

test('a new message from either side brings it back with only what came since', async () => {
  for (const writer of ['mira', 'dana'] as const) {
    const both = await pair()
    const { mira, dana, id, last } = both
    await mira.api.messages.clear({ id, messageId: last.id })
    await both[writer].writes(writer === 'mira' ? dana : mira, 'And tomorrow?')
    expect(await listed(mira)).toEqual(['And tomorrow?'])
    expect(await listed(mira, 'seven')).toEqual([])
    expect(await listed(mira, 'tomorrow')).toEqual(['And tomorrow?'])
    expect(await wordsOf(mira, id)).toEqual(['And tomorrow?'])
    expect(await mira.api.messages.unread()).toMatchObject({ messages: writer === 'dana' ? 1 : 0 })
    expect(await wordsOf(dana, id)).toEqual(['Training at six?', 'At seven, please', 'And tomorrow?'])
  }
})

test('who opens the conversation with that person again finds it empty', async () => {
  const { mira, dana, id, last } = await pair()
  await mira.api.messages.clear({ id, messageId: last.id })
  expect(await mira.api.messages.open({ personId: dana.id })).toMatchObject({ id, lastMessage: null, request: 'none' })
  expect(await listed(mira)).toEqual([])
})

test('what came while she was asked stays, unread, and deleting again changes nothing', async () => {
  const { mira, dana, id, last } = await pair()
  await dana.writes(mira, 'Wait')
  for (const _ of [1, 2]) {
    expect(await mira.api.messages.clear({ id, messageId: last.id })).toMatchObject({ messages: 1, conversations: 1 })
    expect(await wordsOf(mira, id)).toEqual(['Wait'])
    expect(await listed(mira)).toEqual(['Wait'])
  }
})

test('nothing of it is told to the other: no event, no state, not that she is here', async () => {
  const { mira, dana, id, first, last } = await pair()
  const eyes = async () => [
    await dana.api.messages.list({ id }),
    (await dana.api.messages.conversations({})).items,
    await dana.api.messages.unread(),
  ]
  const [hers, danas] = [await listen(heraia.fetch, mira.token), await listen(heraia.fetch, dana.token)]
  await expect.poll(async () => (await dana.api.messages.get({ id })).partner?.online).toBe(true)
  const before = await eyes()
  await mira.api.messages.clear({ id, messageId: last.id })
  expect(await eyes()).toEqual(before)
  expect(await hers.next('conversation.changed')).toEqual({ conversationId: id })
  expect(await danas.isQuiet('conversation.changed')).toBe(true)
  expect(await danas.isQuiet('message.seen')).toBe(true)
  await dana.api.messages.edit({ id: last.id, text: 'At eight' })
  await dana.api.messages.react({ id: first.id, emoji: '👍' })
  expect(await hers.isQuiet('message.changed')).toBe(true)
  await hers.close()
  await danas.close()
})

test('what had not been read counts no more, her notice of it is read, and it is not told as read', async () => {
  const { mira, dana, id, last } = await pair()
  expect((await mira.api.notifications.list({ tab: 'unread' })).items.some(({ kind }) => kind === 'message')).toBe(true)
  await mira.api.messages.clear({ id, messageId: last.id })
  expect((await mira.api.notifications.list({ tab: 'unread' })).items.filter(({ kind }) => kind === 'message')).toEqual(
    [],
  )
  const notices = (await mira.api.notifications.list({ tab: 'messages' })).items
  expect(notices.map(({ excerpt }) => excerpt)).toEqual([null])
  expect((await dana.api.messages.list({ id })).items[0]).toMatchObject({ id: last.id, state: 'sent' })
  const news = await dana.writes(mira, 'Still there?')
  await dana.api.messages.remove({ id: last.id })
  expect(await mira.api.messages.unread()).toMatchObject({ messages: 1 })
  await mira.api.messages.markRead({ id, messageId: news.id })
  expect(await mira.api.messages.unread()).toMatchObject({ messages: 0 })
})

test('a later answer quotes nothing of it to her, in the list, live and in her log; the other reads the quote', async () => {
  const { mira, dana, id, first, last } = await pair()
  const tab = await listen(heraia.fetch, mira.token)
  await dana.writes(mira, 'Or at six after all', first)
  await tab.next('message.new')
  await mira.api.messages.clear({ id, messageId: last.id })
  await dana.writes(mira, 'As you said', first)
  const quote = { id: first.id, senderId: null, text: '' }
  expect(await tab.next('message.new')).toMatchObject({ message: { replyTo: quote } })
  await tab.close()
  const hers = (await mira.api.messages.list({ id })).items
  expect(hers).toMatchObject([{ replyTo: quote }, { replyTo: quote }])
  expect((await mira.api.messages.conversations({})).items).toMatchObject([{ lastMessage: { replyTo: quote } }])
  expect((await dana.api.messages.list({ id })).items[0]).toMatchObject({ replyTo: { text: 'Training at six?' } })
  const told = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', mira.id).execute()
  expect(JSON.stringify(told)).toContain('Or at six after all')
  expect(JSON.stringify(told)).not.toMatch(/Training at six|At seven/)
})

test('she reaches no message of it any more, but to delete her own for both', async () => {
  const { mira, dana, id, first, last } = await pair()
  await mira.api.messages.clear({ id, messageId: last.id })
  const { react, edit, markRead } = mira.api.messages
  expect(await refusal(react({ id: last.id, emoji: '👍' }))).toMatchObject({ status: 404 })
  expect(await refusal(edit({ id: first.id, text: 'Again' }))).toMatchObject({ status: 404 })
  expect(await refusal(markRead({ id, messageId: last.id }))).toMatchObject({ status: 404 })
  const danas = await listen(heraia.fetch, dana.token)
  await mira.api.messages.remove({ id: first.id })
  expect(await danas.next('message.changed')).toMatchObject({ message: { id: first.id, text: '' } })
  await danas.close()
  expect(await wordsOf(dana, id)).toEqual(['', 'At seven, please'])
})

test('a file of the other that came with it is not opened by her any more, and her own is', async () => {
  const { mira, dana, id } = await pair()
  const sends = async (by: Player, text: string) => {
    const mediaId = await by.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
    return by.api.messages.send({ id, messageId: messageId(), text, media: [mediaId] })
  }
  await sends(dana, 'Look')
  const hers = await sends(mira, 'And mine')
  const files = (await mira.api.messages.list({ id, limit: 2 })).items.flatMap(({ attachments }) => attachments)
  const statuses = () =>
    Promise.all(
      files.map(async ({ medium }) => {
        const asked = new URL(medium?.picture.url ?? '', heraia.siteUrl)
        return (await heraia.fetch(new Request(asked))).status
      }),
    )
  expect(await statuses()).toEqual([200, 200])
  await mira.api.messages.clear({ id, messageId: hers.id })
  heraia.clock.advance({ seconds: 1 })
  expect(await statuses()).toEqual([200, 404])
})

test('what she reports of it is judged by the staff as it was', async () => {
  const { mira, id, last } = await pair()
  await mira.api.messages.clear({ id, messageId: last.id })
  const reported = mira.api.profiles.report({
    ...({ id: newId() as never, subject: 'message', subjectId: last.id, category: 'harassment', text: '' } as const),
  })
  expect(await reported).toMatchObject({ reference: expect.any(String) })
})

test('a request that she deletes waits no more, is told as nothing, and comes back as a request', async () => {
  const [mira, vera] = [await joins('Mira Asked'), await joins('Vera Stranger')]
  const asked = await vera.writes({ id: mira.id }, 'You do not know me.')
  const { conversationId: id } = asked
  const veras = await listen(heraia.fetch, vera.token)
  expect(await mira.api.messages.clear({ id, messageId: asked.id })).toMatchObject({ requests: 0 })
  expect((await mira.api.messages.conversations({ box: 'requests' })).items).toEqual([])
  expect(await mira.api.messages.open({ personId: vera.id })).toMatchObject({ id, request: 'received' })
  expect(await veras.isQuiet('conversation.changed')).toBe(true)
  await veras.close()
  await vera.writes({ id: mira.id }, 'Are you there?')
  expect((await mira.api.messages.conversations({ box: 'requests' })).items).toMatchObject([
    { request: 'received', lastMessage: { text: 'Are you there?' } },
  ])
  expect(await mira.api.messages.unread()).toMatchObject({ messages: 0, requests: 1 })
})

test('what is between others, or of another conversation, she does not delete', async () => {
  const { mira, dana, id, last } = await pair()
  const eve = await joins('Eve Elsewhere')
  const elsewhere = await eve.writes(dana, 'Hello')
  expect(await refusal(eve.api.messages.clear({ id, messageId: last.id }))).toMatchObject({ status: 404 })
  expect(await refusal(mira.api.messages.clear({ id, messageId: elsewhere.id }))).toMatchObject({ status: 404 })
  expect(await wordsOf(mira, id)).toEqual(['Training at six?', 'At seven, please'])
})

test('of a team she deletes what was written so far, and stays in it', async () => {
  const [mira, dana] = [await joins('Mira Runs'), await joins('Dana Plays')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  const before = await mira.api.messages.send({ id, messageId: messageId(), text: 'Before she came' })
  await dana.api.messages.answerRequest({ id, accept: true })
  const says = (by: Player, text: string, replyToId?: MessageId) =>
    by.api.messages.send({ id, messageId: messageId(), text, replyToId })
  const first = await says(mira, 'Training at six')
  expect(await refusal(dana.api.messages.clear({ id, messageId: before.id }))).toMatchObject({ status: 404 })
  expect(await dana.api.messages.clear({ id, messageId: first.id })).toMatchObject({ messages: 0 })
  expect(await listed(dana)).toEqual([])
  expect(await wordsOf(dana, id)).toEqual([])
  expect((await mira.api.messages.people({ id })).items.map(({ person }) => person.name)).toEqual([
    'Mira Runs',
    'Dana Plays',
  ])
  const tab = await listen(heraia.fetch, dana.token)
  await mira.api.messages.edit({ id: first.id, text: 'Training at seven' })
  expect(await tab.isQuiet('message.changed')).toBe(true)
  await says(mira, 'As I said', first.id)
  const quote = { senderId: null, text: '' }
  expect(await tab.next('message.new')).toMatchObject({ message: { text: 'As I said', replyTo: quote } })
  await tab.close()
  expect(await wordsOf(dana, id)).toEqual(['As I said'])
  expect(await listed(dana)).toEqual(['As I said'])
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
  await dana.api.messages.leave({ id })
  expect(await refusal(dana.api.messages.clear({ id, messageId: first.id }))).toMatchObject({ status: 404 })
})

test('that she went is told to whom she has a conversation with, also where she deleted it, and not to who did', async () => {
  const { mira, dana, id, last } = await pair()
  const vera = await joins('Vera Deletes')
  const { conversationId, id: messageId } = await mira.writes(vera, 'Hello')
  await mira.api.messages.clear({ id, messageId: last.id })
  await vera.api.messages.clear({ id: conversationId, messageId })
  await heraia.runJobs()
  await heraia.db.deleteFrom('person_events').where('kind', '=', 'relation.changed').execute()
  await suspendPerson(heraia.context, mira.id, 'Spam')
  await heraia.runJobs()
  const told = heraia.db.selectFrom('person_events').select('person_id').where('kind', '=', 'relation.changed')
  expect(await told.where('person_id', 'in', [dana.id, vera.id]).execute()).toEqual([{ person_id: dana.id }])
})
