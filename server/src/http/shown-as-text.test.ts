import { ConversationId, MessageId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

/** What must come back letter by letter, wherever people write it. */
const texts = {
  html: '<b>bold</b> & "quoted" &amp; <img src=x onerror=alert(1)>',
  script: '</script><script>alert(1)</script>',
  sql: "Robert'); drop table posts; --",
  wildcards: '100%_sure\\',
  emoji: '👩🏽‍🚀🏳️‍🌈 e\u0301',
  rightToLeft: 'שלום \u202eכדור\u202c مرحبا',
  templates: '{{7*7}} ${7*7} <%= 7 %>',
}
const [mira, dana] = [await joins('Mira Texts'), await joins('Dana Texts')]

test.each(Object.entries(texts))('%s is text in every field that people write', async (_, written) => {
  const word = written.slice(0, 40).trim()
  await mira.saves({
    name: written,
    ...{ bio: written, location: written, nationality: written, position: written, club: written, coach: written },
    ...{ experience: written, availability: written, sport: written, specialties: [word], languages: [word] },
  })
  const profile = await stranger.profiles.get({ id: mira.id })
  expect(profile).toMatchObject({ name: written, bio: written, location: written, sport: written })
  expect(profile.about).toMatchObject({
    ...{ club: written, coach: written, position: written, availability: written, experience: written },
    ...{ nationality: written, specialties: [word], languages: [word] },
  })

  const post = await mira.posts(written)
  const comment = await mira.comments(post, written)
  const message = await mira.writes(dana, written)
  expect((await stranger.feed.get({ id: post.id })).text).toBe(written)
  expect((await stranger.feed.comments({ id: post.id })).items[0]?.text).toBe(written)
  expect((await dana.api.messages.list({ id: message.conversationId })).items[0]?.text).toBe(written)
  await mira.api.feed.edit({ id: post.id, text: `${written}!` })
  expect((await mira.api.feed.history({ id: post.id })).items[0]?.text).toBe(written)
  await mira.api.feed.editComment({ id: comment.id, text: `${written}!` })
  expect((await dana.api.feed.comments({ id: post.id })).items[0]?.text).toBe(`${written}!`)
})

test.each(Object.entries(texts))('every search takes %s literally', async (_, searched) => {
  const q = searched.slice(0, 40)
  await mira.saves({ name: `Mira ${q}`.trim(), sport: q.trim(), location: q.trim() })
  const found = async (filters: object) => (await dana.api.people.search(filters)).items.map(({ id }) => id)
  expect(await found({ q })).toEqual([mira.id])
  expect(await found({ location: q })).toEqual([mira.id])
  expect((await dana.api.people.count({ q })).count).toBe(1)
  expect((await dana.api.messages.contacts({ q })).items.map(({ id }) => id)).toEqual([mira.id])
  const { conversationId } = await mira.writes(dana, searched)
  expect((await dana.api.messages.conversations({ q })).items.map(({ id }) => id)).toEqual([conversationId])
})

test.each(['%', '_', '\\', '%%', '__', '*', '.*'])('%s finds those who have it, and not everybody', async (sign) => {
  await mira.saves({ name: 'Mira Plain', sport: 'Tennis', location: null })
  await dana.saves({ name: `Dana ${sign}`, location: `x${sign}x` })
  const ids = async (filters: object) => (await stranger.people.search(filters)).items.map(({ id }) => id)
  expect(await ids({ q: sign })).toEqual([dana.id])
  expect(await ids({ location: sign })).toEqual([dana.id])
  expect((await mira.api.messages.contacts({ q: sign })).items.map(({ id }) => id)).toEqual([dana.id])
  expect((await mira.api.messages.conversations({ q: `zz${sign}` })).items).toEqual([])
})

test('answers say what they are, so that no browser takes them for a page', async () => {
  const post = await mira.posts(texts.script)
  for (const path of [
    `/api/posts/${post.id}`,
    '/api/feed',
    `/api/%3Cscript%3E`,
    '/auth/v1/settings',
    '/auth/v1/%3Cx',
  ]) {
    const response = await heraia.fetch(path)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('what was deleted is gone for every act, for its writer too', async () => {
  const post = await mira.posts('Soon gone')
  const comment = await mira.comments(post, 'Soon gone')
  const message = await mira.writes(dana, 'Soon gone')
  await mira.api.feed.removeComment({ id: comment.id })
  await mira.api.feed.remove({ id: post.id })
  await mira.api.messages.remove({ id: message.id })
  const { feed, messages, profiles } = mira.api
  const report = (subject: 'post' | 'comment', subjectId: string) =>
    dana.api.profiles.report({ id: newId() as never, subject, subjectId, category: 'spam', text: '' })
  const calls = [
    feed.get({ id: post.id }),
    feed.edit({ id: post.id, text: 'x' }),
    feed.remove({ id: post.id }),
    feed.history({ id: post.id }),
    feed.like({ id: post.id }),
    feed.unlike({ id: post.id }),
    feed.likers({ id: post.id }),
    feed.quotes({ id: post.id }),
    feed.bookmark({ id: post.id }),
    feed.comments({ id: post.id }),
    mira.comments(post, 'x'),
    feed.editComment({ id: comment.id, text: 'x' }),
    feed.removeComment({ id: comment.id }),
    feed.hideComment({ id: comment.id, hidden: true }),
    report('post', post.id),
    report('comment', comment.id),
    messages.get({ id: ConversationId.parse(newId()) }),
    messages.send({ id: ConversationId.parse(newId()), messageId: MessageId.parse(newId()), text: 'x' }),
    profiles.get({ id: newId() }),
  ].map((call) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    ),
  )
  expect(new Set(await Promise.all(calls))).toEqual(new Set([404]))
  const shown = (await dana.api.messages.list({ id: message.conversationId })).items[0]
  expect([shown?.id, shown?.text]).toEqual([message.id, ''])
  expect(await refusal(messages.edit({ id: message.id, text: 'x' }))).toMatchObject({ status: 409 })
  expect(await refusal(messages.react({ id: message.id, emoji: '👍' }))).toMatchObject({ status: 409 })
})
