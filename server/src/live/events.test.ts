import { adminClient } from '@heraia/hosts/test/admin-client'
import { type EventStream, listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test } from 'vitest'
import { inTransaction } from '../context.ts'
import { suspendPerson } from '../features/accounts/standing/suspend-person.ts'
import { broadcastSignal } from './broadcasts.ts'
import { streamPlaces } from './stream-places.ts'
import { tell } from './tell.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

const open: EventStream[] = []
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close()
})

const tab = async (of: Player, lastEventId: string | null = null) => {
  const stream = await listen(heraia.fetch, of.token, lastEventId)
  open.push(stream)
  return stream
}

const tellAbout = (person: Player, about: Player) =>
  inTransaction(heraia.context, (tx) => tell(tx, [person.id], 'profile.changed', { personId: about.id }))

const texts = (stream: EventStream) =>
  stream.heard
    .filter(({ kind }) => kind === 'message.new')
    .map(({ data }) => (data as { message: { text: string } }).message.text)

test('only who is signed in gets events', async () => {
  expect((await heraia.fetch('/events')).status).toBe(401)
  expect((await heraia.fetch('/events', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
})

test('a message is in every tab of both at once, to each as her own or the other’s', async () => {
  const [mira, dana] = [await joins('Mira Tabs'), await joins('Dana Tabs')]
  const [hers, one, two] = [await tab(mira), await tab(dana), await tab(dana)]
  expect(await hers.next('hello')).toMatchObject({ reset: false })
  const sent = await mira.writes(dana, 'Hello')
  expect(await hers.next('message.new')).toMatchObject({ message: { id: sent.id, state: 'sent', may: { edit: true } } })
  for (const stream of [one, two]) {
    expect(await stream.next('message.new')).toMatchObject({
      message: { id: sent.id, state: null, may: { edit: false } },
    })
  }
  // That a connection stood open says nothing: it may be dead. Her device says that it has it.
  expect(await hers.isQuiet('message.seen')).toBe(true)
  await dana.api.messages.received({ newest: [{ id: sent.conversationId, messageId: sent.id }] })
  expect(await hers.next('message.seen')).toMatchObject({ messageId: sent.id, state: 'delivered' })
  expect((await mira.api.messages.list({ id: sent.conversationId })).items[0]?.state).toBe('delivered')
  await dana.api.messages.markRead({ id: sent.conversationId, messageId: sent.id })
  expect(await hers.next('message.seen')).toMatchObject({ messageId: sent.id, state: 'read' })
  for (const stream of [one, two])
    expect(await stream.next('conversation.read')).toEqual({ conversationId: sent.conversationId, unread: 0 })
})

test('what came before her stream began is not told as delivered, also where she comes back behind it', async () => {
  const [mira, dana] = [await joins('Mira Waits'), await joins('Dana Tunnel')]
  const hers = await tab(mira)
  const first = await mira.writes(dana, 'Before she came')
  const one = await tab(dana)
  await one.next('hello')
  await one.close()
  await listen(heraia.fetch, dana.token, one.lastEventId).then((stream) => open.push(stream))
  expect(await hers.isQuiet('message.seen', 300)).toBe(true)
  const { items } = await mira.api.messages.list({ id: first.conversationId })
  expect(items.map(({ state }) => state)).toEqual(['sent'])
})

test('an edit and a deletion reach the other’s open tab; she never hears of people’s messages to others', async () => {
  const [mira, dana, eve] = [await joins('Mira Edit'), await joins('Dana Edit'), await joins('Eve Edit')]
  const [hers, others] = [await tab(dana), await tab(eve)]
  const sent = await mira.writes(dana, 'Hello')
  await mira.api.messages.edit({ id: sent.id, text: 'Hello!' })
  expect(await hers.next('message.changed')).toMatchObject({ message: { text: 'Hello!' } })
  await mira.api.messages.remove({ id: sent.id })
  expect(await hers.next('message.changed')).toMatchObject({ message: { text: '', deletedAt: expect.any(String) } })
  expect(await others.isQuiet('message.new', 100)).toBe(true)
})

test('who comes back misses nothing, in whatever rhythm her connection breaks', async () => {
  const [mira, dana] = [await joins('Mira Breaks'), await joins('Dana Breaks')]
  let count = 0
  const steps = fc.array(fc.constantFrom('write', 'write', 'break', 'pause'), { minLength: 5, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(steps, async (rhythm) => {
      const written: string[] = []
      const heard: string[] = []
      let stream = await listen(heraia.fetch, dana.token)
      await stream.next('hello')
      const comeBack = async () => {
        await stream.close()
        heard.push(...texts(stream))
        stream = await listen(heraia.fetch, dana.token, stream.lastEventId)
      }
      for (const step of rhythm) {
        if (step === 'write') {
          count += 1
          written.push(`Ball ${count}`)
          await mira.writes(dana, `Ball ${count}`)
        } else if (step === 'break') await comeBack()
        else await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await expect.poll(() => [...heard, ...texts(stream)], { timeout: 5000 }).toEqual(written)
      await stream.close()
    }),
    { numRuns: 6 },
  )
}, 120_000)

test('a place in the log that is not there any more, or not yet, is a reset', async () => {
  const dana = await joins('Dana Reset')
  for (let told = 0; told < 5; told += 1) await tellAbout(dana, dana)
  const { seq } = await (await tab(dana)).next('hello')
  expect(await (await tab(dana, String(seq))).next('hello')).toEqual({ seq, reset: false })
  for (const wrong of [String(seq + 1), '-1', 'abc', '99999999999999999999', '1; drop table x']) {
    expect(await (await tab(dana, wrong)).next('hello')).toEqual({ seq, reset: true })
  }
  const resumed = await tab(dana, String(seq - 2))
  expect(await resumed.next('hello')).toEqual({ seq: seq - 2, reset: false })
  await expect.poll(() => resumed.heard.length).toBe(3)

  heraia.clock.advance({ days: 8 })
  await heraia.runJob('prune-live-log')
  expect(await heraia.db.selectFrom('person_events').select('seq').where('person_id', '=', dana.id).execute()).toEqual(
    [],
  )
  heraia.clock.advance({ days: -8 })
  expect(await (await tab(dana, String(seq - 1))).next('hello')).toEqual({ seq, reset: true })
  expect(await (await tab(dana, String(seq))).next('hello')).toEqual({ seq, reset: false })
})

test('who comes back is not brought the words of somebody who was suspended meanwhile', async () => {
  const [mira, dana, eva] = [await joins('Mira Away'), await joins('Dana Suspended'), await joins('Eva Writes')]
  await eva.writes(mira, 'Before')
  await dana.writes(mira, 'Before')
  const first = await tab(mira)
  await tellAbout(mira, mira)
  await first.next('profile.changed')
  await first.close()
  await dana.writes(mira, 'A threat')
  await eva.writes(mira, 'A greeting')
  await suspendPerson(heraia.context, dana.id, 'Threats')
  const second = await tab(mira, first.lastEventId)
  await second.next('message.new')
  expect(texts(second)).toEqual(['A greeting'])
})

test('a client takes at most ten events a second; what comes faster is one batch, in order', async () => {
  const dana = await joins('Dana Fast')
  const stream = await tab(dana)
  await stream.next('hello')
  let told = 0
  for (; told < 100; told += 5) await Promise.all(Array.from({ length: 5 }, () => tellAbout(dana, dana)))
  await expect
    .poll(() => stream.heard.filter(({ kind }) => kind === 'profile.changed').length, { timeout: 5000 })
    .toBe(told)
  expect(stream.blocks.some(({ event }) => event === 'batch')).toBe(true)
  // A busy machine reads late what left in time; by the clock it is judged in paced-stream.test.ts.
  for (const { at } of stream.blocks) {
    expect(stream.blocks.filter((each) => each.at >= at && each.at < at + 700).length).toBeLessThanOrEqual(10)
  }
  const ids = stream.blocks.flatMap(({ id }) => (id === null ? [] : [Number(id)]))
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})

test('a session that ends takes its stream with it, and only its own', async () => {
  const dana = await joins('Dana Leaves')
  const stream = await tab(dana)
  const again = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: dana.email, password: 'secret1' }),
  })
  const { access_token } = (await again.json()) as { access_token: string }
  const other = await tab({ ...dana, token: access_token })
  await heraia.fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${dana.token}` },
  })
  expect(await stream.next('session.ended')).toMatchObject({ reason: 'signed_out' })
  await stream.ended
  await tellAbout(dana, dana)
  await other.next('profile.changed')
  await suspendPerson(heraia.context, dana.id, 'spam')
  expect(await other.next('session.ended')).toMatchObject({ reason: 'suspended' })
  await other.ended
})

const ends: [string, (person: Player) => Promise<unknown>][] = [
  ['suspended', ({ id }) => suspendPerson(heraia.context, id, 'spam')],
  ['on her way out for good', ({ api }) => api.accounts.leave({ password: 'secret1' })],
  ['found to be twelve', ({ api }) => saysTwelve(api)],
  ['deleted by the operator', async ({ id }) => (await adminClient(heraia)).admin.deleteUser(id)],
]

const saysTwelve = async ({ profiles }: Player['api']) => {
  const { version, information } = await profiles.editable()
  const dateOfBirth = `${heraia.clock.now().getUTCFullYear() - 12}-01-01`
  const saved = profiles.save({ version, information: { ...information, dateOfBirth } })
  expect(await refusal(saved)).toMatchObject({ status: 403 })
}

test.each(ends)('who is %s is online for nobody from then on', async (_, end) => {
  const [dana, mira] = [await joins('Dana Ends'), await joins('Mira Watches')]
  await mira.writes(dana, 'Are you there?')
  await dana.writes(mira, 'I am')
  const miras = await tab(mira)
  await tab(dana)
  expect(await miras.next('presence')).toMatchObject({ personId: dana.id, online: true })
  await end(dana)
  expect(await miras.next('presence')).toEqual({ personId: dana.id, online: false, lastSeenAt: null })
})

test('a new post is signalled to those who may see it: followers, not the blocked, not who muted her', async () => {
  const names = ['Author', 'Follower', 'Stranger', 'Blocked', 'Muter']
  const [author, follower, stranger, blocked, muter] = (await Promise.all(
    names.map((name) => joins(`${name} Signal`)),
  )) as [Player, Player, Player, Player, Player]
  await follower.api.profiles.follow({ id: author.id })
  await author.api.profiles.block({ id: blocked.id })
  await muter.api.profiles.mute({ id: author.id })
  const tabs = {
    follower: await tab(follower),
    stranger: await tab(stranger),
    blocked: await tab(blocked),
    muter: await tab(muter),
  }
  const post = await author.posts('First!')
  expect(await tabs.follower.next('feed.newer')).toEqual({ postId: post.id, authorId: author.id, following: true })
  expect(await tabs.stranger.next('feed.newer')).toEqual({ postId: post.id, authorId: author.id, following: false })
  expect(await tabs.blocked.isQuiet('feed.newer')).toBe(true)
  expect(await tabs.muter.isQuiet('feed.newer', 50)).toBe(true)

  const forFollowers = await author.posts('Just us', { audience: 'followers' })
  expect(await tabs.follower.next('feed.newer')).toMatchObject({ postId: forFollowers.id })
  expect(await tabs.stranger.isQuiet('feed.newer')).toBe(true)

  await heraia.db.updateTable('profiles').set({ date_of_birth: '2012-05-05' }).where('id', '=', author.id).execute()
  await author.posts('I am fourteen')
  await tabs.follower.next('feed.newer')
  expect(await tabs.stranger.isQuiet('feed.newer')).toBe(true)
})

test('who reads a post hears of a like, of new words by when it was edited, and who may comment from now on', async () => {
  const [author, reader] = [await joins('Mira Words'), await joins('Dana Words')]
  const post = await author.posts('Frist!')
  const reading = await tab(reader)
  await reader.api.feed.like({ id: post.id })
  expect(await reading.next('post.changed')).toMatchObject({ postId: post.id, likes: 1, editedAt: null })
  const { editedAt } = await author.api.feed.edit({ id: post.id, text: 'First!' })
  expect(await reading.next('post.changed')).toMatchObject({ postId: post.id, likes: 1, editedAt, removed: false })
  await author.api.feed.edit({ id: post.id, replyPolicy: 'nobody' })
  expect(await reading.next('post.changed')).toMatchObject({ audience: 'public', replyPolicy: 'nobody', editedAt })
})

test('from whom a post is taken back, its screen hears that it is gone', async () => {
  const [author, follower, stranger] = [await joins('Mira Back'), await joins('Dana Back'), await joins('Eve Back')]
  await follower.api.profiles.follow({ id: author.id })
  const post = await author.posts('For all')
  const tabs = { follower: await tab(follower), stranger: await tab(stranger) }
  await author.api.feed.edit({ id: post.id, audience: 'followers' })
  expect(await tabs.stranger.next('post.changed')).toMatchObject({ postId: post.id, removed: true, likes: 0 })
  expect(await tabs.follower.next('post.changed')).toMatchObject({ postId: post.id, removed: false })
  await author.api.feed.edit({ id: post.id, audience: 'private' })
  expect(await tabs.follower.next('post.changed')).toMatchObject({ postId: post.id, removed: true })
  expect(await tabs.stranger.isQuiet('post.changed')).toBe(true)
})

test('typing reaches the partner alone and is written nowhere, and it goes past no block', async () => {
  const [mira, dana, eve] = [await joins('Mira Types'), await joins('Dana Types'), await joins('Eve Types')]
  const { conversationId: id } = await mira.writes(dana, 'Hi')
  const [hers, own, others] = [await tab(dana), await tab(mira), await tab(eve)]
  const kept = () => heraia.db.selectFrom('person_events').selectAll().orderBy('person_id').orderBy('seq').execute()
  const before = await kept()
  await mira.api.messages.typing({ id })
  expect(await hers.next('typing')).toEqual({ conversationId: id, personId: mira.id })
  expect(await kept()).toEqual(before)
  expect(await own.isQuiet('typing', 50)).toBe(true)
  expect(await others.isQuiet('typing', 50)).toBe(true)
  await dana.api.profiles.block({ id: mira.id })
  expect(await refusal(mira.api.messages.typing({ id }))).toMatchObject({ status: 404 })
})

test('who comes online is seen by people she writes with, if both show it', async () => {
  const [mira, dana, shy] = [await joins('Mira Online'), await joins('Dana Online'), await joins('Shy Online')]
  const { conversationId } = await mira.writes(dana, 'Hi')
  await mira.writes(shy, 'Hi')
  await shy.sets({ showOnlineStatus: false })
  const [hers, shys] = [await tab(dana), await tab(shy)]
  await expect.poll(async () => (await mira.api.messages.get({ id: conversationId })).partner?.online).toBe(true)
  const stream = await tab(mira)
  expect(await hers.next('presence')).toMatchObject({ personId: mira.id, online: true })
  expect(await shys.isQuiet('presence', 200)).toBe(true)
  await stream.close()
  expect(await hers.isQuiet('presence', 500)).toBe(true)
  expect(await hers.next('presence', 8000)).toMatchObject({ personId: mira.id, online: false })
  expect(await dana.api.messages.get({ id: conversationId })).toMatchObject({ partner: { online: false } })
  const withShy = (await mira.api.messages.conversations({ q: 'shy' })).items[0]
  expect(withShy?.partner).toMatchObject({ online: null, lastSeenAt: null })
})

test('who shows again that she is here is seen at once by those who look at their conversation', async () => {
  const [mira, dana] = [await joins('Mira Hides'), await joins('Dana Sees')]
  const { conversationId: id } = await mira.writes(dana, 'Hi')
  const [hers] = [await tab(dana), await tab(mira)]
  expect(await hers.next('presence')).toMatchObject({ personId: mira.id, online: true })
  await mira.sets({ showOnlineStatus: false })
  expect(await hers.next('presence')).toMatchObject({ online: false, lastSeenAt: null })
  // Who types is here.
  await mira.api.messages.typing({ id })
  await dana.api.messages.typing({ id })
  await mira.sets({ showOnlineStatus: true })
  expect(await hers.next('presence')).toMatchObject({ personId: mira.id, online: true })
  expect(await hers.isQuiet('typing', 50)).toBe(true)
})

test('where nobody has written yet nobody is seen, neither now nor when she comes, nor as she types', async () => {
  const [mira, dana] = [await joins('Mira Opens'), await joins('Dana Known')]
  await mira.api.profiles.follow({ id: dana.id })
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const hers = await tab(dana)
  const online = async () => (await mira.api.messages.get({ id })).partner?.online
  await expect
    .poll(async () =>
      (await heraia.db.selectFrom('presence').select('person_id').execute()).some(
        ({ person_id }) => person_id === dana.id,
      ),
    )
    .toBe(true)
  expect(await online()).toBeNull()
  await mira.api.messages.typing({ id })
  expect(await hers.isQuiet('typing', 50)).toBe(true)
  await mira.writes(dana, 'Hi')
  expect(await online()).toBe(true)
  await mira.api.messages.typing({ id })
  expect(await hers.next('typing')).toEqual({ conversationId: id, personId: mira.id })
})

test('whom she has not answered yet does not see that she came', async () => {
  const [mira, dana, eva] = [await joins('Mira Asks'), await joins('Dana Asked'), await joins('Eva Known')]
  await mira.writes({ id: dana.id }, 'Hi')
  await eva.writes(dana, 'Hi')
  const streams = [await tab(mira), await tab(eva), await tab(dana)]
  // What is said to both goes out at once.
  expect(await streams[1]?.next('presence')).toMatchObject({ personId: dana.id, online: true })
  expect(await streams[0]?.isQuiet('presence', 100)).toBe(true)
  await Promise.all(streams.map((stream) => stream.close()))
})

test('who is blocked sees her go, and does not see her come back', async () => {
  const [mira, dana] = [await joins('Mira Blocked'), await joins('Dana Blocks')]
  await mira.writes(dana, 'Hi')
  const hers = await tab(dana)
  const streams = [hers, await tab(mira)]
  expect(await hers.next('presence')).toMatchObject({ personId: mira.id, online: true })
  await dana.api.profiles.block({ id: mira.id })
  const gone = { online: false, lastSeenAt: null }
  expect(await hers.next('presence')).toEqual({ personId: mira.id, ...gone })
  await expect.poll(async () => streams[1]?.next('presence')).toEqual({ personId: dana.id, ...gone })
  await Promise.all(streams.map((stream) => stream.close()))
})

test('a signal to very many people is more than one broadcast', async () => {
  const dana = await joins('Dana Crowd')
  const stream = await tab(dana)
  const crowd = [...Array.from({ length: 500 }, () => crypto.randomUUID()), dana.id]
  const presence = { personId: dana.id, online: true, lastSeenAt: null }
  await broadcastSignal(heraia.context.ports.broadcast, 'presence', presence, { to: crowd })
  expect(await stream.next('presence')).toEqual(presence)
})

test('too many tabs of one person are refused, kindly, also when all open at once', async () => {
  const dana = await joins('Dana Many')
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => heraia.fetch('/events', { headers: { authorization: `Bearer ${dana.token}` } })),
  )
  const [opened, refused] = [200, 429].map((status) => answers.filter((answer) => answer.status === status))
  expect([opened?.length, refused?.length]).toEqual([30, 10])
  expect(refused?.[0]?.headers.get('retry-after')).toBe('30')
  await opened?.[0]?.body?.cancel()
  const again = await tab(dana)
  expect(await again.next('hello')).toBeDefined()
  for (const { body } of opened?.slice(1) ?? []) await body?.cancel()
})

test('a stream that could not be opened takes nobody’s place', () => {
  const take = streamPlaces(() => 29, 30)
  const place = take('dana')
  expect(take('dana')).toBeNull()
  place?.giveBack()
  expect(take('dana')).not.toBeNull()
})
