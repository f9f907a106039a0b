import type { Comment, Post } from '@heraia/contract/feed'
import { MessageId } from '@heraia/contract/ids'
import { REQUEST_MESSAGES_MAX } from '@heraia/contract/messages'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

/** Mira restricts Dana; Eva reads along. */
async function restricted() {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('What she wrote')
  await mira.api.profiles.restrict({ id: dana.id })
  return { mira, dana, eva, post }
}

const under = async ({ api }: { api: Player['api'] }, { id }: Pick<Post, 'id'>, parent?: Comment) =>
  (await api.feed.comments({ id, ...(parent && { parentId: parent.id }) })).items
const texts = (comments: Comment[]) => comments.map(({ text }) => text)
const counted = async ({ api }: { api: Player['api'] }, { id }: Pick<Post, 'id'>) =>
  (await api.feed.get({ id })).comments

describe('whom she restricted', () => {
  test('is known to her alone, by profile and list, until she takes it back', async () => {
    const { mira, dana, eva } = await restricted()
    expect(await mira.api.profiles.restrict({ id: dana.id })).toMatchObject({ relation: { restricted: true } })
    expect((await mira.api.profiles.get({ id: dana.id })).relation).toMatchObject({ restricted: true, muted: false })
    expect((await dana.api.profiles.get({ id: mira.id })).relation).toMatchObject({ restricted: false })
    expect((await mira.api.profiles.restricted({})).items).toMatchObject([{ id: dana.id }])
    for (const other of [dana, eva]) expect((await other.api.profiles.restricted({})).items).toEqual([])
    expect(await mira.api.profiles.unrestrict({ id: dana.id })).toMatchObject({ relation: { restricted: false } })
    await mira.api.profiles.unrestrict({ id: dana.id })
    expect((await mira.api.profiles.restricted({})).items).toEqual([])
  })

  test('is nobody whom she does not see, and never herself; nobody who is not signed in restricts', async () => {
    const { mira, dana } = await restricted()
    expect(await refusal(mira.api.profiles.restrict({ id: mira.id }))).toMatchObject({ status: 403, reason: 'self' })
    expect(await refusal(stranger.profiles.restrict({ id: dana.id }))).toMatchObject({ status: 401 })
    await dana.api.profiles.block({ id: mira.id })
    for (const act of [mira.api.profiles.restrict, mira.api.profiles.unrestrict]) {
      expect(await refusal(act({ id: dana.id }))).toMatchObject({ status: 404, reason: 'person_not_found' })
    }
    expect((await mira.api.profiles.restricted({})).items).toEqual([])
  })

  test('hears of it in none of her tabs; every tab of hers that restricts does', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const [hers, danas] = [await listen(heraia.fetch, mira.token), await listen(heraia.fetch, dana.token)]
    await mira.api.profiles.restrict({ id: dana.id })
    expect(await hers.next('relation.changed')).toEqual({ personId: dana.id })
    expect(await danas.isQuiet('relation.changed')).toBe(true)
    await hers.close()
    await danas.close()
  })

  test('goes with either account, and stands in the archive of her who restricts', async () => {
    const { mira, dana } = await restricted()
    const rows = async () =>
      (await sql`select 1 from restrictions where restricted_id = ${dana.id}`.execute(heraia.context.db)).rows.length
    expect(await rows()).toBe(1)
    await sql`delete from profiles where id = ${mira.id}`.execute(heraia.context.db)
    expect(await rows()).toBe(0)
  })
})

describe('what she says under the posts of whoever restricts her', () => {
  test('is for the two alone, and to her it looks as ever, also in what is counted', async () => {
    const { mira, dana, eva, post } = await restricted()
    const said = await dana.comments(post, 'Said by Dana')
    expect(said).toMatchObject({ hidden: false, restricted: false })
    expect(await under(dana, post)).toMatchObject([{ text: 'Said by Dana', hidden: false, restricted: false }])
    expect(await under(mira, post)).toMatchObject([{ text: 'Said by Dana', hidden: true, restricted: true }])
    for (const other of [eva, { api: stranger }]) expect(await under(other, post)).toEqual([])
    expect([await counted(dana, post), await counted(mira, post), await counted(eva, post)]).toEqual([1, 0, 0])
    expect((await dana.api.feed.timeline({})).items.find(({ id }) => id === post.id)).toMatchObject({ comments: 1 })
    const asked = { id: post.id, commentId: said.id }
    expect(await refusal(eva.api.feed.getComment(asked))).toMatchObject({ status: 404 })
    const edited = await dana.api.feed.editComment({ id: said.id, text: 'Said otherwise' })
    expect(edited).toMatchObject({ hidden: false, restricted: false })
    await dana.api.feed.removeComment({ id: said.id })
    expect([await counted(dana, post), await counted(mira, post), await counted(eva, post)]).toEqual([0, 0, 0])
  })

  test('is answered between the two, and counted so for her', async () => {
    const { mira, dana, eva, post } = await restricted()
    const evas = await eva.comments(post, 'By Eva')
    await dana.comments(post, 'Dana answers Eva', evas)
    const said = await dana.comments(post, 'Said by Dana')
    await mira.comments(post, 'Mira answers', said)
    await dana.comments(post, 'Dana again', said)
    expect(await counted(dana, post)).toBe(5)
    expect(await counted(eva, post)).toBe(1)
    expect(await under(dana, post)).toMatchObject([{ replies: 1 }, { replies: 2 }])
    expect(texts(await under(dana, post, evas))).toEqual(['Dana answers Eva'])
    expect(texts(await under(dana, post, said))).toEqual(['Mira answers', 'Dana again'])
    expect(await under(eva, post)).toMatchObject([{ text: 'By Eva', replies: 0 }])
    expect(await under(eva, post, evas)).toEqual([])
  })

  test('she who restricts may show to all, and it counts from then on', async () => {
    const { mira, dana, eva, post } = await restricted()
    const said = await dana.comments(post, 'Said by Dana')
    expect(await mira.api.feed.hideComment({ id: said.id, hidden: false })).toMatchObject({
      ...{ hidden: false, restricted: false },
    })
    expect(texts(await under(eva, post))).toEqual(['Said by Dana'])
    expect([await counted(dana, post), await counted(mira, post), await counted(eva, post)]).toEqual([1, 1, 1])
    await mira.api.feed.hideComment({ id: said.id, hidden: true })
    expect(await under(dana, post), 'hidden as any other, which she knows').toMatchObject([{ hidden: true }])
    expect(await counted(dana, post)).toBe(0)
  })

  test('rings for nobody, and no tab of others hears of it', async () => {
    const { mira, dana, eva, post } = await restricted()
    const evas = await eva.comments(post, 'By Eva')
    await mira.api.notifications.markRead({})
    const [hers, evasTab, danas] = [
      await listen(heraia.fetch, mira.token),
      await listen(heraia.fetch, eva.token),
      await listen(heraia.fetch, dana.token),
    ]
    const said = await dana.comments(post, `With @${(await eva.api.accounts.me()).handle}`, evas)
    for (const tab of [hers, danas]) expect(await tab.next('comment.changed')).toMatchObject({ commentId: said.id })
    await dana.api.feed.like({ id: post.id })
    expect(await evasTab.next('post.changed')).toMatchObject({ likes: 1, comments: 1 })
    expect(await danas.next('post.changed')).toMatchObject({ likes: 1, comments: 2 })
    expect(evasTab.heard.map(({ kind }) => kind)).not.toContain('comment.changed')
    for (const { api } of [mira, eva]) expect(await api.notifications.unread()).toMatchObject({ count: 0 })
    for (const tab of [hers, evasTab, danas]) await tab.close()
  })

  test('stays between the two after she is restricted no more; what she says then is for all', async () => {
    const { mira, dana, eva, post } = await restricted()
    await dana.comments(post, 'Meanwhile')
    await mira.api.profiles.unrestrict({ id: dana.id })
    await dana.comments(post, 'Afterwards')
    expect(texts(await under(eva, post))).toEqual(['Afterwards'])
    expect(texts(await under(dana, post))).toEqual(['Meanwhile', 'Afterwards'])
    expect([await counted(dana, post), await counted(eva, post)]).toEqual([2, 1])
  })

  test('under posts of others, and to others than her, is said as ever', async () => {
    const { mira, dana, eva } = await restricted()
    const evas = await eva.posts('By Eva')
    await dana.comments(evas, 'Under a post of Eva')
    expect(texts(await under(mira, evas))).toEqual(['Under a post of Eva'])
    expect((await eva.api.notifications.list({})).items).toMatchObject([{ kind: 'comment' }])
  })

  test('is not told as hidden by her archive either', async () => {
    const { dana, post } = await restricted()
    await dana.comments(post, 'Said by Dana')
    const { feedPersonalData } = await import('../feed/feed.personal-data.ts')
    const reference = feedPersonalData['comments.author_id']
    if (reference?.inArchive.holds !== 'read') throw new Error('comments are read for the archive')
    const rows = (await reference.inArchive.read(heraia.context, dana.id)) as Record<string, unknown>[]
    expect(rows).toMatchObject([{ text: 'Said by Dana', hidden: false }])
    expect(Object.keys(rows[0] ?? {})).not.toContain('restricted')
  })
})

describe('what she writes to whoever restricts her', () => {
  /** The two have written to each other, and Mira has read the first message. */
  async function talking() {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const first = await dana.writes(mira, 'The first')
    const id = first.conversationId
    const write = (by: Player, text: string) => by.api.messages.send({ id, messageId: MessageId.parse(newId()), text })
    await mira.api.messages.markRead({ id, messageId: first.id })
    return { mira, dana, id, write }
  }
  const states = async ({ api }: Player, id: Parameters<Player['api']['messages']['list']>[0]['id']) =>
    (await api.messages.list({ id })).items.map(({ text, state }) => [text, state])
  const inBox = async ({ api }: Player, box: 'inbox' | 'requests') =>
    (await api.messages.conversations({ box })).items.map(({ id }) => id)

  test('stands among the requests without a badge or a notice, and she is told nothing of what reaches and is read', async () => {
    const { mira, dana, id, write } = await talking()
    const unread = await write(dana, 'Not read yet')
    await mira.api.profiles.restrict({ id: dana.id })
    await mira.api.notifications.markRead({})
    const later = await write(dana, 'Later')
    expect([await inBox(mira, 'inbox'), await inBox(mira, 'requests')]).toEqual([[], [id]])
    expect(await mira.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 1 })
    expect(await mira.api.notifications.unread()).toMatchObject({ count: 0 })
    const danas = await listen(heraia.fetch, dana.token)
    await mira.api.messages.received({ newest: [{ id, messageId: later.id }] })
    await mira.api.messages.markRead({ id, messageId: later.id })
    expect(await danas.isQuiet('message.seen')).toBe(true)
    await danas.close()
    expect(await states(dana, id)).toEqual([
      ['Later', 'sent'],
      ['Not read yet', unread.state],
      ['The first', 'read'],
    ])
    expect(await dana.api.messages.get({ id })).toMatchObject({ request: 'none', mayWrite: true })
    expect(await mira.api.messages.get({ id })).toMatchObject({ request: 'restricted', unread: 0 })
  })

  test('goes on as ever for her: as many messages as she likes, and answers come', async () => {
    const { mira, dana, id, write } = await talking()
    await mira.api.profiles.restrict({ id: dana.id })
    for (let n = 0; n <= REQUEST_MESSAGES_MAX; n += 1) await write(dana, `Message ${n}`)
    const answer = await write(mira, 'An answer')
    expect(await mira.api.messages.get({ id })).toMatchObject({ request: 'restricted' })
    expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
    await dana.api.messages.markRead({ id, messageId: answer.id })
    expect((await states(mira, id))[0]).toEqual(['An answer', 'read'])
  })

  test('does not show her when the other is there, as nobody is who keeps that to herself', async () => {
    const { mira, dana, id } = await talking()
    const [hers, danas] = [await listen(heraia.fetch, mira.token), await listen(heraia.fetch, dana.token)]
    await expect.poll(async () => (await dana.api.messages.get({ id })).partner?.online).toBe(true)
    await mira.api.profiles.restrict({ id: dana.id })
    await expect
      .poll(() => danas.heard.filter(({ kind }) => kind === 'presence').at(-1)?.data)
      .toEqual({ personId: mira.id, online: false, lastSeenAt: null })
    expect((await dana.api.messages.get({ id })).partner?.online).toBeNull()
    expect((await dana.api.profiles.get({ id: mira.id })).online).toBeNull()
    expect((await mira.api.messages.get({ id })).partner?.online, 'she sees it of her').toBe(true)
    await mira.api.messages.typing({ id })
    expect(await danas.isQuiet('typing')).toBe(true)
    await hers.close()
    await danas.close()
  })

  test('is a conversation like others again afterwards, with what is unread there', async () => {
    const { mira, dana, id, write } = await talking()
    await mira.api.profiles.restrict({ id: dana.id })
    const later = await write(dana, 'Later')
    await mira.api.profiles.unrestrict({ id: dana.id })
    expect([await inBox(mira, 'inbox'), await inBox(mira, 'requests')]).toEqual([[id], []])
    expect(await mira.api.messages.unread()).toEqual({ messages: 1, conversations: 1, requests: 0, restricted: 0 })
    await mira.api.messages.markRead({ id, messageId: later.id })
    expect((await states(dana, id))[0]).toEqual(['Later', 'read'])
  })

  test('stands so from the first word, whoever of the two begins, follows or answers', async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    await mira.api.profiles.restrict({ id: dana.id })
    await dana.api.profiles.follow({ id: mira.id })
    const { conversationId: id } = await dana.writes(mira, 'As a follower')
    expect((await mira.api.messages.get({ id })).request).toBe('restricted')
    await mira.api.profiles.follow({ id: dana.id })
    expect((await mira.api.messages.get({ id })).request).toBe('restricted')

    const asked = await joins('Ada')
    const { id: open } = await asked.api.messages.open({ personId: mira.id })
    const ask = { id: open, messageId: MessageId.parse(newId()), text: 'You do not know me' }
    await asked.api.messages.send(ask)
    await mira.api.profiles.restrict({ id: asked.id })
    expect((await asked.api.messages.get({ id: open })).request, 'waits as before').toBe('sent')
    await mira.api.messages.answerRequest({ id: open, accept: true })
    expect((await asked.api.messages.get({ id: open })).request).toBe('none')
    expect((await mira.api.messages.get({ id: open })).request).toBe('restricted')

    const met = await joins('Uma')
    const { id: third } = await met.api.messages.open({ personId: mira.id })
    await met.api.messages.send({ id: third, messageId: MessageId.parse(newId()), text: 'Nor me' })
    await mira.api.profiles.restrict({ id: met.id })
    await mira.api.messages.send({ id: third, messageId: MessageId.parse(newId()), text: 'What is it?' })
    expect((await mira.api.messages.get({ id: third })).request).toBe('restricted')
    expect((await met.api.messages.get({ id: third })).request).toBe('none')
  })
})
