import { MessageId, NotificationId } from '@heraia/contract/ids'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

/** Her list as sentences: `like Dana,Eva/2 *` is unread, liked by two. */
async function told(person: Player, tab?: 'all' | 'unread' | 'mentions' | 'follows' | 'posts' | 'messages') {
  const { items } = await person.api.notifications.list({ tab })
  return items.map((item) => {
    const names = item.actors.map((actor) => actor.name).join(',')
    return `${item.kind} ${names}/${item.actorCount}${item.read ? '' : ' *'}`
  })
}

const badge = async (person: Player) => (await person.api.notifications.unread()).count

const events = async (person: Player) =>
  (
    await heraia.db
      .selectFrom('person_events')
      .select(['kind', 'data'])
      .where('person_id', '=', person.id)
      .where('kind', 'like', 'notification.%')
      .orderBy('seq')
      .execute()
  ).map((event) => event.kind)

test('likes of a post are one line with the newest names, and one in the badge', async () => {
  const [mira, ...fans] = await Promise.all(['Mira', 'Ada', 'Bea', 'Cleo', 'Dana'].map((name) => joins(name)))
  if (!mira) throw new Error('nobody')
  const post = await mira.posts('Goal! '.repeat(50))
  await mira.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual([])
  for (const fan of fans) {
    heraia.clock.advance({ seconds: 1 })
    await fan.api.feed.like({ id: post.id })
  }
  expect(await told(mira)).toEqual(['like Dana,Cleo,Bea/4 *'])
  expect(await badge(mira)).toBe(1)
  const [notice] = (await mira.api.notifications.list({})).items
  expect(notice).toMatchObject({ postId: post.id, commentId: null, excerpt: `${'Goal! '.repeat(23).trim()}…` })
  expect(await events(mira)).toEqual(Array(4).fill('notification.new'))
  expect(await told(mira, 'posts')).toHaveLength(1)
  expect(await told(mira, 'follows')).toEqual([])
})

test('like, unlike and like again is one notice, and none after it was read', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('Goal!')
  await dana.api.feed.like({ id: post.id })
  await dana.api.feed.unlike({ id: post.id })
  expect(await told(mira)).toEqual([])
  expect(await badge(mira)).toBe(0)
  expect(await events(mira)).toEqual(['notification.new', 'notification.changed'])
  await dana.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual(['like Dana/1 *'])
  expect(await mira.api.notifications.markRead({})).toEqual({ count: 0 })
  await dana.api.feed.unlike({ id: post.id })
  expect(await told(mira)).toEqual([])
  await dana.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual(['like Dana/1'])
  heraia.clock.advance({ seconds: 1 })
  await eva.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual(['like Eva/1 *', 'like Dana/1'])
})

test('new followers are one line a day; who leaves is taken out', async () => {
  heraia.clock.set('2027-03-01T10:00:00Z')
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await dana.api.profiles.follow({ id: mira.id })
  heraia.clock.advance({ minutes: 1 })
  await eva.api.profiles.follow({ id: mira.id })
  expect(await told(mira, 'follows')).toEqual(['follow Eva,Dana/2 *'])
  heraia.clock.advance({ minutes: 1 })
  await eva.api.profiles.unfollow({ id: mira.id })
  expect(await told(mira)).toEqual(['follow Dana/1 *'])
  await dana.api.profiles.unfollow({ id: mira.id })
  expect(await told(mira)).toEqual([])
  expect(await badge(mira)).toBe(0)
})

for (const [kind, profileVisibility] of [
  ['follow', 'public'],
  ['follow_request', 'followers'],
] as const) {
  test(`a ${kind} taken back and made again is no news to who read of it that day, and is news the day after`, async () => {
    heraia.clock.set('2027-03-01T23:58:00Z')
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    await mira.sets({ profileVisibility })
    const again = async () => {
      if (kind === 'follow') await dana.api.profiles.unfollow({ id: mira.id })
      else await mira.api.profiles.answerFollowRequest({ id: dana.id, accept: false })
      await dana.api.profiles.follow({ id: mira.id })
    }
    await dana.api.profiles.follow({ id: mira.id })
    await mira.api.notifications.markRead({})
    await again()
    expect(await told(mira)).toEqual([`${kind} Dana/1`])
    const before = await events(mira)
    heraia.clock.advance({ minutes: 5 })
    await again()
    expect(await told(mira)).toEqual([`${kind} Dana/1 *`])
    expect(await badge(mira)).toBe(1)
    expect(await events(mira)).toEqual([...before, 'notification.changed', 'notification.new'])
  })
}

test('who followed her before a block is no follower in her notices after it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.notifications.markRead({})
  await mira.api.profiles.block({ id: dana.id })
  await mira.api.profiles.unblock({ id: dana.id })
  expect([await told(mira), await told(dana)]).toEqual([[], []])
  expect(await badge(mira)).toBe(0)
})

test('a private account hears who asks; who asked hears that she may', async () => {
  heraia.clock.set('2027-03-01T23:58:00Z')
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await mira.sets({ profileVisibility: 'followers' })
  await dana.api.profiles.follow({ id: mira.id })
  await eva.api.profiles.follow({ id: mira.id })
  expect(await told(mira)).toEqual([expect.stringMatching(/^follow_request (Dana,Eva|Eva,Dana)\/2 \*$/)])
  await mira.api.profiles.answerFollowRequest({ id: eva.id, accept: false })
  expect(await told(mira)).toEqual(['follow_request Dana/1 *'])
  await mira.api.profiles.answerFollowRequest({ id: dana.id, accept: true })
  expect(await told(mira)).toEqual([])
  expect(await told(dana)).toEqual(['follow_accepted Mira/1 *'])
  expect((await dana.api.notifications.list({})).items[0]).toMatchObject({ personId: mira.id })
  expect(await told(eva)).toEqual([])

  await dana.api.notifications.markRead({})
  await dana.api.profiles.unfollow({ id: mira.id })
  heraia.clock.advance({ minutes: 5 })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.answerFollowRequest({ id: dana.id, accept: true })
  expect(await told(dana)).toEqual(['follow_accepted Mira/1 *', 'follow_accepted Mira/1'])
})

test('who is answered, whose post it is and who is named each hear once', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { handle } = await stranger.profiles.get({ id: eva.id })
  const { handle: miras } = await stranger.profiles.get({ id: mira.id })
  const post = await mira.posts('one')
  const comment = await dana.comments(post, `look @${handle} and @${miras}`)
  expect(await told(mira)).toEqual(['mention Dana/1 *'])
  expect(await told(mira, 'mentions')).toEqual(['mention Dana/1 *'])
  expect(await told(eva)).toEqual(['mention Dana/1 *'])
  expect((await mira.api.notifications.list({})).items[0]).toMatchObject({
    ...{ postId: post.id, commentId: comment.id, excerpt: `look @${handle} and @${miras}` },
  })
  heraia.clock.advance({ seconds: 1 })
  const answer = await eva.comments(post, 'I see', comment)
  expect(await told(dana)).toEqual(['reply Eva/1 *'])
  expect(await told(mira)).toEqual(['comment Eva/1 *', 'mention Dana/1 *'])
  await mira.comments(post, 'Thanks', answer)
  expect(await told(eva)).toEqual(['reply Mira/1 *', 'mention Dana/1 *'])
  expect(await told(eva, 'mentions')).toEqual(['mention Dana/1 *'])
  await eva.api.feed.removeComment({ id: answer.id })
  expect(await told(mira)).toEqual(['mention Dana/1 *'])
  expect(await told(dana)).toEqual([])
  await mira.posts(`Well done @${handle}`)
  expect(await told(eva, 'mentions')).toHaveLength(2)
})

test('an answer that names her is found among the mentions; who wants none of those hears that it answers her', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await stranger.profiles.get({ id: dana.id })
  const post = await mira.posts('one')
  const comment = await dana.comments(post, 'Bravo')
  await mira.comments(post, `Thanks @${handle}`, comment)
  expect(await told(dana)).toEqual(['mention Mira/1 *'])
  expect(await told(dana, 'mentions')).toEqual(['mention Mira/1 *'])
  await dana.api.notifications.markRead({})
  const wants = (topics: Record<string, boolean>) =>
    sql`update profiles set notification_settings = ${JSON.stringify(topics)}::jsonb where id = ${dana.id}`.execute(
      heraia.db,
    )
  await wants({ mentions: false })
  heraia.clock.advance({ seconds: 1 })
  await mira.comments(post, `Again @${handle}`, comment)
  expect(await told(dana)).toEqual(['reply Mira/1 *', 'mention Mira/1'])
  await wants({ comments: false })
  heraia.clock.advance({ seconds: 1 })
  await mira.comments(post, `And again @${handle}`, comment)
  expect((await told(dana))[0]).toBe('mention Mira/1 *')
})

test('whose post it is keeps the notice of a comment that named her, and it says what it still is', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await stranger.profiles.get({ id: mira.id })
  const { id } = await dana.comments(await mira.posts('one'), `Well done @${handle}`)
  await dana.api.feed.editComment({ id, text: 'Well done' })
  expect(await told(mira)).toEqual(['comment Dana/1 *'])
  expect(await told(mira, 'mentions')).toEqual([])
  await dana.api.feed.editComment({ id, text: `Very well done @${handle}` })
  expect(await told(mira)).toEqual(['mention Dana/1 *'])
  expect((await events(mira)).filter((kind) => kind === 'notification.new')).toHaveLength(1)
  await dana.api.feed.editComment({ id, text: 'Very well done' })
  await dana.api.feed.removeComment({ id })
  expect(await told(mira)).toEqual([])
})

test('a notice of words that she may no longer read is gone, with its words', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await stranger.profiles.get({ id: dana.id })
  const post = await mira.posts(`Secret plan with @${handle}`)
  expect(await badge(dana)).toBe(1)
  await mira.api.feed.edit({ id: post.id, audience: 'private' })
  expect(await told(dana)).toEqual([])
  expect(await badge(dana)).toBe(0)
  await mira.api.feed.edit({ id: post.id, audience: 'public' })
  expect(await badge(dana)).toBe(1)
  await mira.api.feed.remove({ id: post.id })
  expect(await badge(dana)).toBe(0)
  expect((await events(dana)).at(-1)).toBe('notification.changed')
})

test('a hidden or removed comment gives no words away, leads nowhere, and names nobody', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const ola = await joins('Ola')
  const { handle } = await stranger.profiles.get({ id: ola.id })
  const post = await mira.posts('one')
  const comment = await dana.comments(post, 'first')
  const answer = await eva.comments(post, `rude words, @${handle}`, comment)
  expect(await told(ola)).toEqual(['mention Eva/1 *'])
  await mira.api.feed.hideComment({ id: answer.id, hidden: true })
  const [reply] = (await dana.api.notifications.list({})).items
  expect(reply).toMatchObject({ kind: 'reply', excerpt: null, commentId: null })
  expect(await told(ola)).toEqual([])
  expect((await mira.api.notifications.list({})).items).toMatchObject([{ kind: 'comment', commentId: answer.id }])
})

for (const who of ['blocker', 'blocked'] as const) {
  test(`for the ${who} the other athlete disappears from notices, names, counts and badge`, async () => {
    const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
    const post = await mira.posts('one')
    await dana.api.profiles.follow({ id: mira.id })
    await dana.api.feed.like({ id: post.id })
    await eva.api.feed.like({ id: post.id })
    await eva.comments(post, 'from Eva')
    heraia.clock.advance({ seconds: 1 })
    await dana.comments(post, 'from Dana')
    expect(await badge(mira)).toBe(3)
    if (who === 'blocker') await mira.api.profiles.block({ id: dana.id })
    else await dana.api.profiles.block({ id: mira.id })
    expect((await told(mira)).toSorted()).toEqual(['comment Eva/1 *', 'like Eva/1 *'])
    expect(await badge(mira)).toBe(2)
    const { items } = await mira.api.notifications.list({ tab: 'posts' })
    expect(JSON.stringify(items)).not.toContain('Dana')
    expect(await mira.api.notifications.markRead({})).toEqual({ count: 0 })
  })
}

test('muted people and switched off kinds are silent', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('one')
  await mira.api.profiles.mute({ id: dana.id })
  await dana.api.feed.like({ id: post.id })
  await dana.comments(post, 'hey')
  await dana.api.profiles.follow({ id: mira.id })
  await sql`update profiles set notification_settings = '{"newFollowers": false}' where id = ${mira.id}`.execute(
    heraia.db,
  )
  await eva.api.profiles.follow({ id: mira.id })
  expect(await told(mira)).toEqual([])
  expect(await events(mira)).toEqual([])
  await eva.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual(['like Eva/1 *'])
})

test('messages are one line a conversation, gone from the badge when it is read; a muted one is silent', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await dana.api.messages.open({ personId: mira.id })
  await mira.api.messages.answerRequest({ id, accept: true })
  const send = async (text: string) => {
    heraia.clock.advance({ seconds: 1 })
    return dana.api.messages.send({ id, messageId: MessageId.parse(newId()), text })
  }
  await send('Hi')
  const last = await send('Training at six?')
  expect(await told(mira, 'messages')).toEqual(['message Dana/1 *'])
  expect((await mira.api.notifications.list({})).items[0]).toMatchObject({
    ...{ conversationId: id, excerpt: 'Training at six?' },
  })
  expect(await events(mira)).toEqual(['notification.new'])
  expect(await badge(mira)).toBe(1)
  await mira.api.messages.markRead({ id, messageId: last.id })
  expect(await badge(mira)).toBe(0)
  expect(await told(mira)).toEqual(['message Dana/1'])
  await mira.api.messages.mute({ id, muted: true })
  await send('Hello?')
  expect(await badge(mira)).toBe(0)
  expect(await told(dana)).toEqual([])
})

test('who reads an older message is still told of the newer one, by the bell and on the row of her other devices', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const first = await dana.writes(mira, 'Training at six?')
  heraia.clock.advance({ seconds: 1 })
  const second = await dana.writes(mira, 'Or at seven?')
  const { conversationId: id } = first
  const tab = await listen(heraia.fetch, mira.token)
  await mira.api.messages.markRead({ id, messageId: first.id })
  expect(await tab.next('conversation.read')).toEqual({ conversationId: id, unread: 1 })
  expect([await badge(mira), await told(mira)]).toEqual([1, ['message Dana/1 *']])
  await mira.api.messages.markRead({ id, messageId: second.id })
  expect(await tab.next('conversation.read')).toEqual({ conversationId: id, unread: 0 })
  expect([await badge(mira), await told(mira)]).toEqual([0, ['message Dana/1']])
  await tab.close()
})

test('a message deleted before she read it is gone from the bell in all her tabs; another that is unread stays', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const say = async (text: string) => {
    heraia.clock.advance({ seconds: 1 })
    return dana.writes(mira, text)
  }
  const [first, second] = [await say('Training at six?'), await say('Or at seven?')]
  const tabs = await Promise.all([listen(heraia.fetch, mira.token), listen(heraia.fetch, mira.token)])
  const [notice] = (await mira.api.notifications.list({})).items
  await dana.api.messages.remove({ id: second.id })
  expect(await told(mira)).toEqual(['message Dana/1 *'])
  expect((await mira.api.notifications.list({})).items[0]?.excerpt).toBeNull()
  await dana.api.messages.remove({ id: first.id })
  for (const tab of tabs) expect(await tab.next('notification.changed')).toEqual({ notificationId: notice?.id })
  expect([await badge(mira), (await mira.api.messages.unread()).messages]).toEqual([0, 0])
  expect(await told(mira)).toEqual([])
  for (const tab of tabs) await tab.close()
})

test('what she deletes of a conversation that is read or muted, or while a block stands, tells nobody anything', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const read = await dana.writes(mira, 'Read')
  const { conversationId: id } = read
  await mira.api.messages.markRead({ id, messageId: read.id })
  await mira.api.messages.mute({ id, muted: true })
  heraia.clock.advance({ seconds: 1 })
  const muted = await dana.writes(mira, 'Muted')
  const before = await events(mira)
  await dana.api.messages.remove({ id: read.id })
  await dana.api.messages.remove({ id: muted.id })
  expect(await told(mira)).toEqual(['message Dana/1'])
  await mira.api.messages.mute({ id, muted: false })
  heraia.clock.advance({ seconds: 1 })
  const last = await dana.writes(mira, 'Last')
  expect(await badge(mira)).toBe(1)
  await mira.api.profiles.block({ id: dana.id })
  expect(await refusal(dana.api.messages.remove({ id: last.id }))).toMatchObject({ status: 404 })
  expect(await badge(mira)).toBe(0)
  expect(await events(mira)).toEqual([...before, 'notification.new'])
  await mira.api.profiles.unblock({ id: dana.id })
  await dana.api.messages.remove({ id: last.id })
  expect([await badge(mira), (await mira.api.messages.unread()).messages]).toEqual([0, 0])
})

test('in a team, who deletes what she wrote is taken out of the line that names who wrote', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  for (const other of [dana, eva]) await joinsTeam(other, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  for (const { api } of [dana, eva]) await api.messages.answerRequest({ id, accept: true })
  await mira.api.notifications.markRead({})
  const say = (by: Player, text: string) => {
    heraia.clock.advance({ seconds: 1 })
    return by.api.messages.send({ id, messageId: MessageId.parse(newId()), text })
  }
  const ofDana = await say(dana, 'Mine')
  const ofEva = [await say(eva, 'Mine, too'), await say(eva, 'And this')]
  expect(await told(mira, 'unread')).toEqual(['message Eva,Dana/2 *'])
  await dana.api.messages.remove({ id: ofDana.id })
  expect(await told(mira, 'unread')).toEqual(['message Eva/1 *'])
  await eva.api.messages.remove({ id: ofEva[0]?.id ?? ofDana.id })
  expect([await badge(mira), await badge(dana)]).toEqual([1, 2])
  await eva.api.messages.remove({ id: ofEva[1]?.id ?? ofDana.id })
  expect([await badge(mira), (await mira.api.messages.unread()).messages]).toEqual([0, 0])
  expect(await told(dana, 'messages')).toEqual([])
})

test('she marks one or all as read, once, and only her own', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const [one, two] = [await mira.posts('one'), await mira.posts('two')]
  await dana.api.feed.like({ id: one.id })
  await dana.api.feed.like({ id: two.id })
  const [first] = (await mira.api.notifications.list({ tab: 'unread' })).items
  const id = first?.id ?? NotificationId.parse(newId())
  expect(await refusal(dana.api.notifications.markRead({ id }))).toMatchObject({
    ...{ status: 404, reason: 'notification_not_found' },
  })
  expect(await mira.api.notifications.markRead({ id })).toEqual({ count: 1 })
  expect(await mira.api.notifications.markRead({ id })).toEqual({ count: 1 })
  expect((await mira.api.notifications.list({ tab: 'unread' })).items).toHaveLength(1)
  expect(await mira.api.notifications.markRead({})).toEqual({ count: 0 })
  await mira.api.notifications.markRead({})
  expect(await events(mira)).toEqual([
    ...['notification.new', 'notification.new', 'notification.read', 'notification.read'],
  ])
  for (const call of [
    () => stranger.notifications.list({}),
    () => stranger.notifications.unread(),
    () => stranger.notifications.markRead({}),
  ]) {
    expect(await refusal(call())).toMatchObject({ status: 401 })
  }
  expect(await refusal(mira.api.notifications.markRead({ id: 'x' as never }))).toMatchObject({ status: 422 })
  expect(await refusal(mira.api.notifications.list({ tab: 'everything' as never }))).toMatchObject({ status: 422 })
})

test('pages go on where they ended, and a cursor of another tab is refused', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  for (let index = 0; index < 5; index++) {
    if (index % 2) heraia.clock.advance({ seconds: 1 })
    await dana.api.feed.like({ id: (await mira.posts(`${index}`)).id })
  }
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await mira.api.notifications.list({ limit: 2, cursor })
    for (const item of page.items) seen.add(item.id)
    if (page.nextCursor) {
      expect(await refusal(mira.api.notifications.list({ tab: 'posts', cursor: page.nextCursor }))).toMatchObject({
        status: 422,
      })
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.size).toBe(5)
})

test('a notice has no words of who is suspended', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const post = await mira.posts('First goal!')
  await dana.comments(post, 'Well done')
  heraia.clock.advance({ seconds: 1 })
  await eva.comments(post, 'Nasty words')
  await suspendPerson(heraia.context, eva.id, 'Spam')
  const { items } = await mira.api.notifications.list({})
  expect(items.map(({ kind, actors, excerpt }) => [kind, actors.map(({ name }) => name), excerpt])).toEqual([
    ['comment', ['Dana'], null],
  ])
})

test('a notice has no words of a minor whom she does not follow', async () => {
  const [mira, kid, eva] = [await joins('Mira'), await joins('Kid'), await joins('Eva')]
  const post = await mira.posts('First goal!')
  await kid.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const { handle } = await eva.api.profiles.get({ id: eva.id })
  await kid.comments(post, `Look @${handle}`)
  expect([await told(eva), await events(eva)]).toEqual([[], []])
  expect(await told(mira)).toEqual(['comment Kid/1 *'])
  // Nor where she says only later how old she is.
  const nia = await joins('Nia')
  await nia.comments(post, `Look too @${handle}`)
  expect(await told(eva)).toEqual(['mention Nia/1 *'])
  await nia.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  expect([await told(eva), await badge(eva)]).toEqual([[], 0])
})

test('a notice of a team that is for its members by now is not there for others', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira, { name: 'Open Club' })
  await joinsTeam(dana, mira, team)
  expect(await told(dana)).toEqual(['team_answered Mira/1 *'])
  await dana.api.teams.leave({ id: team.id })
  expect(await told(dana)).toEqual(['team_answered Mira/1 *'])
  await mira.api.teams.edit({ ...teamSaid, id: team.id, version: team.version, name: 'Secret', audience: 'members' })
  expect([await told(dana), await badge(dana)]).toEqual([[], 0])
})
