import { MessageId } from '@heraia/contract/ids'
import { MUTED_WORDS_MAX } from '@heraia/contract/muted-words'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 1_000_000 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

async function two() {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const post = await mira.posts('My final was a final to remember')
  await mira.mutesWord('Final')
  return { mira, dana, post }
}

test('what somebody else wrote stands folded wherever she meets it, her own does not, and nobody else sees a difference', async () => {
  const { mira, dana, post } = await two()
  const tagged = await dana.posts('Off to the #FINAL')
  const quote = await dana.posts('Look at this', { quotes: tagged.id })
  const comment = await dana.comments(post, 'What a fínal')
  await mira.api.feed.bookmark({ id: tagged.id })
  const folded = { id: tagged.id, mutedWord: 'Final', text: 'Off to the #FINAL' }
  const { api } = mira
  for (const list of [
    api.feed.timeline({}),
    api.feed.timeline({ tag: 'final' }),
    api.feed.byPerson({ id: dana.id }),
    api.feed.bookmarks({}),
    api.feed.several({ ids: [tagged.id] }),
  ]) {
    expect((await list).items).toContainEqual(expect.objectContaining(folded))
  }
  expect(await api.feed.get({ id: quote.id })).toMatchObject({ mutedWord: null, quoted: folded })
  expect((await api.feed.comments({ id: post.id })).items).toMatchObject([{ id: comment.id, mutedWord: 'Final' }])
  expect((await api.feed.get({ id: post.id })).mutedWord).toBeNull()
  expect(await dana.api.feed.get({ id: tagged.id })).toMatchObject({ mutedWord: null })
  expect((await dana.api.feed.comments({ id: post.id })).items).toMatchObject([{ mutedWord: null }])
})

test('comments, answers, quotes and mentions that hold it are no notice and no badge; what was told before says no word of it', async () => {
  const { mira, dana, post } = await two()
  const hers = await mira.comments(post, 'So glad')
  const { handle } = await mira.api.profiles.get({ id: mira.id })
  const before = await dana.comments(post, 'Well played')
  expect((await mira.api.notifications.list({})).items).toMatchObject([{ kind: 'comment', excerpt: 'Well played' }])
  await dana.comments(post, 'That final')
  await dana.comments(post, 'Final for you', hers)
  await dana.posts('A final to quote', { quotes: post.id })
  await dana.posts(`@${handle} the final`)
  await dana.api.feed.editComment({ id: before.id, text: 'Well played, that final' })
  expect((await mira.api.notifications.list({})).items).toMatchObject([{ kind: 'comment', excerpt: null }])
  expect(await mira.api.notifications.unread()).toEqual({ count: 1 })
  expect((await mira.api.feed.get({ id: post.id })).comments).toBe(4)
  await dana.posts('Without it', { quotes: post.id })
  await dana.posts(`Hello @${handle}`)
  const { items } = await mira.api.notifications.list({})
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['comment', 'mention', 'quote'])
})

test('it ends by itself, is changed and taken out, and is the same word but once', async () => {
  const [mira, dana] = [await joins('Mira Ends'), await joins('Dana Ends')]
  const post = await dana.posts('A spoiler')
  const isFolded = async () => (await mira.api.feed.get({ id: post.id })).mutedWord !== null
  const word = await mira.mutesWord('spoiler', '24h')
  expect(Date.parse(word.endsAt ?? '') - heraia.clock.now().getTime()).toBe(24 * 3_600_000)
  expect(await refusal(mira.mutesWord('SPÓILER'))).toMatchObject({ status: 409, reason: 'muted_already' })
  expect(await refusal(dana.api.profiles.muteWord({ id: word.id, word: 'mine' }))).toMatchObject({
    status: 409,
    reason: 'id_taken',
  })
  expect(await isFolded()).toBe(true)
  heraia.clock.advance({ hours: 24 })
  expect(await isFolded()).toBe(false)
  expect((await mira.api.profiles.mutedWords()).items).toEqual([{ ...word, ended: true }])
  const { muteWord } = mira.api.profiles
  await muteWord({ id: word.id, word: 'spoiler', lasts: '7d' })
  expect(await muteWord({ id: word.id, word: 'Spoiler' })).toMatchObject({ word: 'Spoiler', ended: false })
  expect(await isFolded()).toBe(true)
  await dana.api.profiles.unmuteWord({ id: word.id })
  expect(await isFolded()).toBe(true)
  await mira.api.profiles.unmuteWord({ id: word.id })
  expect(await isFolded()).toBe(false)
  expect((await mira.api.profiles.mutedWords()).items).toEqual([])
})

test('a word whose mute has ended is muted again, and stands in her list but once', async () => {
  const mira = await joins('Mira Again')
  await mira.mutesWord('spoiler', '24h')
  heraia.clock.advance({ hours: 24 })
  const again = await mira.mutesWord('SPÓILER')
  expect((await mira.api.profiles.mutedWords()).items).toEqual([again])
})

test('so many and no more; what has ended makes room', async () => {
  const mira = await joins('Mira Many')
  const now = heraia.clock.now()
  const rows = Array.from({ length: MUTED_WORDS_MAX }, (_, at) => ({
    ...{ id: newId(), person_id: mira.id, word: `w${at}`, key: `w${at}`, ends_at: null, created_at: now },
  }))
  await heraia.db.insertInto('muted_words').values(rows).execute()
  expect(await refusal(mira.mutesWord('more'))).toMatchObject({ status: 409, reason: 'too_many_muted_words' })
  await heraia.db.updateTable('muted_words').set({ ends_at: now }).where('key', '=', 'w7').execute()
  await mira.mutesWord('more')
  expect((await mira.api.profiles.mutedWords()).items).toHaveLength(MUTED_WORDS_MAX)
  expect(await refusal(mira.mutesWord('…'))).toMatchObject({ status: 422 })
})

test('a message request waits folded, in the list, in itself and as it arrives; once accepted, the conversation is left alone', async () => {
  const [mira, vera] = [await joins('Mira Asked'), await joins('Vera Asks')]
  await mira.mutesWord('crypto')
  const { id } = await vera.api.messages.open({ personId: mira.id })
  const sent = await vera.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Try CRYPTO' })
  expect(sent.mutedWord).toBeNull()
  const held = { id: sent.id, mutedWord: 'crypto', text: 'Try CRYPTO' }
  const shown = async () => [
    (await mira.api.messages.conversations({ box: 'requests' })).items[0]?.lastMessage,
    (await mira.api.messages.get({ id })).lastMessage,
    ...(await mira.api.messages.list({ id })).items,
    ...(await mira.api.messages.around({ id, messageId: sent.id })).items,
  ]
  expect(await shown()).toMatchObject([held, held, held, held])
  const events = heraia.db.selectFrom('person_events').select(['person_id', 'data']).where('kind', '=', 'message.new')
  const told = new Map((await events.execute()).map(({ person_id, data }) => [person_id, data]))
  expect(told.get(mira.id)).toMatchObject({ message: held })
  expect(told.get(vera.id)).toMatchObject({ message: { mutedWord: null } })
  await mira.api.messages.answerRequest({ id, accept: true })
  expect((await mira.api.messages.list({ id })).items).toMatchObject([{ mutedWord: null }])
})
