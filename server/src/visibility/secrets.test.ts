import { listen } from '@heraia/hosts/test/event-stream'
import { type AnyProcedure, asRpc, everyProcedure, type Input } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAudience } from '../live/find-audience.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

/** Words that stand nowhere else, each for one thing that is not for everyone. */
const secret = {
  phone: '+34 699 123 987',
  dateOfBirth: '1988-11-23',
  privatePost: 'Kestrelwood',
  followersPost: 'Marrowgate',
  wordsBeforeItWasOpened: 'Thornfallow',
  comment: 'Hollowmere',
  message: 'Quillhaven',
  deletedMessage: 'Ravenscar',
  report: 'Saltmarrow',
}

const [mira, follower, partner] = [await joins('Mira Secret'), await joins('Fay Follower'), await joins('Pia Partner')]
const [stranger, blocked] = [await joins('Sue Stranger'), await joins('Bea Blocked')]
const secrets = () => [mira.email, mira.email.split('@')[0] ?? '', ...Object.values(secret)]

/** Every id by which somebody may ask for something of hers, by the start of the address. */
const ids = {
  '/posts/': [] as string[],
  '/comments/': [] as string[],
  '/messages/': [] as string[],
  '/conversations/': [] as string[],
  '/profiles/': [mira.id, 'mira-secret'],
  '': [mira.id],
}

beforeAll(async () => {
  await mira.sets({ contactInfo: 'followers', showOnlineStatus: false })
  await mira.saves({ phone: secret.phone, dateOfBirth: secret.dateOfBirth })
  await follower.api.profiles.follow({ id: mira.id })
  const open = await mira.posts('Open to all, with @bea-blocked')
  const lifeWithHer = async () => {
    await blocked.api.profiles.follow({ id: mira.id })
    await mira.api.profiles.follow({ id: blocked.id })
    const answered = await blocked.comments(open, 'Nice one @mira-secret')
    await mira.comments(open, 'Thank you', answered)
    const hers = await blocked.posts('With @mira-secret')
    await mira.comments(hers, 'Under yours')
    await mira.api.feed.like({ id: hers.id })
    ids['/conversations/'].push((await mira.writes(blocked, 'Hello Bea')).conversationId)
    ids['/posts/'].push(hers.id)
  }
  await lifeWithHer()
  const later = await mira.posts(secret.wordsBeforeItWasOpened, { audience: 'private' })
  await mira.api.feed.edit({ id: later.id, text: 'What is open now', audience: 'public' })
  const hidden = [
    await mira.posts(secret.privatePost, { audience: 'private' }),
    await mira.posts(secret.followersPost, { audience: 'followers' }),
  ]
  const comments = await Promise.all(hidden.map((post) => mira.comments(post, secret.comment)))
  const message = await mira.writes(partner, secret.message)
  const deleted = await mira.writes(partner, secret.deletedMessage)
  await mira.api.messages.remove({ id: deleted.id })
  await mira.api.feed.bookmark({ id: open.id })
  await reports(mira, stranger)
  await mira.api.profiles.block({ id: blocked.id })
  ids['/posts/'].push(...[open, later, ...hidden].map(({ id }) => id))
  ids['/comments/'].push(...comments.map(({ id }) => id))
  ids['/messages/'].push(message.id, deleted.id)
  ids['/conversations/'].push(message.conversationId)
})

const reports = (who: Player, whom: Player) => {
  const report = everyProcedure.find(({ name }) => name === 'profiles.report')
  if (!report) throw new Error('profiles.report is not there')
  const said = { id: newId(), subject: 'profile', subjectId: whom.id, category: 'spam', text: secret.report }
  return ask(report, said, who)
}

/** Left out: what would change who hears whom, and new posts under ids of hers. */
const changing = ['follow', 'unfollow', 'removeFollower', 'block', 'mute', 'save', 'publish']
const walked = everyProcedure.filter(({ name }) => !changing.includes(name.split('.')[1] ?? ''))

async function ask(procedure: AnyProcedure, input: Input, as: Player | null): Promise<string> {
  const { path, init } = asRpc(procedure, input)
  const headers = { ...init.headers, ...(as ? { authorization: `Bearer ${as.token}` } : {}) }
  return (await heraia.fetch(path, { ...init, headers })).text()
}

/** Every procedure about every thing of hers, and every search for what nobody should find. */
async function answersTo(as: Player | null): Promise<{ asked: string; text: string }[]> {
  const calls = walked.flatMap((procedure) =>
    inputsOf(procedure).map(async (input) => ({
      asked: `${procedure.name} ${JSON.stringify(input)}`,
      text: await ask(procedure, input, as),
    })),
  )
  const paths = ['/metrics', '/readyz', '/auth/v1/settings', '/api/feed', `/api/profiles/${mira.id}`, '/nothing']
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {}
  const more = paths.map(async (path) => ({
    asked: `${path} `,
    text: await (await heraia.fetch(path, { headers })).text(),
  }))
  return Promise.all([...calls, ...more])
}

function inputsOf({ path, fields }: AnyProcedure): Input[] {
  const said: Input = { text: 'Hello', emoji: '👍', accept: true, hidden: false, muted: false, category: 'other' }
  Object.assign(said, {
    subject: 'post',
    subjectId: ids['/posts/'].at(-1),
    termsVersion: '1',
    language: 'en',
    messageId: ids['/messages/'][0],
  })
  if (path.startsWith('/posts/') && fields.includes('commentId')) said.commentId = newId()
  const known = Object.fromEntries(Object.entries(said).filter(([field]) => fields.includes(field)))
  if (fields.includes('q')) return secrets().map((q) => ({ q }))
  const about = fields.includes('id') ? 'id' : fields.includes('personId') ? 'personId' : null
  if (about === null) return [known]
  const [, all] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? ['', [mira.id]]
  return (about === 'id' ? all : [mira.id]).map((id) => ({ ...known, [about]: id }))
}

const leaks = (answers: { asked: string; text: string }[], words: string[]) =>
  answers.flatMap(({ asked, text }) =>
    words.flatMap((word) => (text.includes(word) && !asked.includes(word) ? [`${word} in ${asked}: ${text}`] : [])),
  )

describe('no answer holds what is not for them', () => {
  test.each([
    ['nobody signed in', null],
    ['a stranger', stranger],
  ] as const)('%s', async (_, as) => {
    expect(leaks(await answersTo(as), secrets())).toEqual([])
  })

  test('and whom she blocked finds neither her name nor her id anywhere', async () => {
    const hers = [mira.id, mira.name, '"mira-secret"']
    expect(leaks(await answersTo(blocked), [...secrets(), ...hers])).toEqual([])
  })

  test('no search counts what it may not show', async () => {
    const counts = await Promise.all(
      secrets().map(async (q) => (await stranger.api.people.count({ q: q.slice(0, 100) })).count),
    )
    expect(new Set(counts)).toEqual(new Set([0]))
  })

  test('who follows her reads what is for followers, and no more', async () => {
    const { email, phone } = (await follower.api.profiles.get({ id: mira.id })).about ?? {}
    expect({ email, phone }).toEqual({ email: mira.email, phone: secret.phone })
    const forFollowers = [secret.followersPost, secret.comment, secret.phone]
    const others = Object.values(secret).filter((word) => !forFollowers.includes(word))
    expect(leaks(await answersTo(follower), others)).toEqual([])
  })
})

test('and no line of the log', () => {
  const lines = heraia.log.lines.map((line) => ({ asked: 'the log', text: JSON.stringify(line) }))
  expect(leaks(lines, [...secrets(), mira.name, stranger.email, stranger.name, '127.0.0.1'])).toEqual([])
})

test('a signal that comes after its post was deleted reaches nobody: who might read it is known no more', async () => {
  const post = await mira.posts('Gone in a moment', { audience: 'followers' })
  const hearers = (removed: boolean) =>
    findAudience(heraia.db, [stranger.id, follower.id], {
      ...{ personId: mira.id, postId: post.id, removed, acts: [], withNumbers: false },
    })
  expect(await hearers(false)).toMatchObject([{ personId: follower.id, following: true }])
  await mira.api.feed.remove({ id: post.id })
  expect(await hearers(false)).toEqual([])
  // Said only of a post that was for all.
  expect((await hearers(true)).map(({ personId }) => personId)).toContain(stranger.id)
})

test('no live event brings it to who may not know', async () => {
  const [strangers, blockeds] = [await listen(heraia.fetch, stranger.token), await listen(heraia.fetch, blocked.token)]
  await mira.posts(`${secret.privatePost} again`, { audience: 'private' })
  const post = await mira.posts(`${secret.followersPost} again`, { audience: 'followers' })
  await mira.comments(post, secret.comment)
  await mira.api.feed.edit({ id: post.id, text: `${secret.followersPost} more` })
  await mira.writes(partner, `${secret.message} again`)
  await mira.saves({ phone: '+34 699 123 988' })
  await follower.api.feed.like({ id: post.id })
  await mira.api.feed.remove({ id: post.id })
  const open = await mira.posts('Live and open, @bea-blocked')
  await follower.comments(open, '@bea-blocked look')
  await strangers.next('feed.newer')
  await blockeds.isQuiet('feed.newer', 500)
  const heard = (kinds: { heard: unknown[] }) => [{ asked: 'events', text: JSON.stringify(kinds.heard) }]
  expect(leaks(heard(strangers), [...secrets(), post.id])).toEqual([])
  expect(leaks(heard(blockeds), [...secrets(), mira.id, mira.name, post.id, open.id])).toEqual([])
  await Promise.all([strangers.close(), blockeds.close()])
})
