import { ListingQuestionId } from '@heraia/contract/ids'
import type { NotificationSettings } from '@heraia/contract/settings'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10_000_000 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

type Filter = NotificationSettings['filter']

async function setsAside({ api }: Player, chosen: Partial<Filter>): Promise<void> {
  const { notifications, ...now } = await api.settings.get()
  await api.settings.save({
    ...now,
    notifications: { ...notifications, filter: { ...notifications.filter, ...chosen } },
  })
}

/** Mira sets aside what people do whom she does not follow. */
async function careful() {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  await setsAside(mira, { notFollowed: 'set_aside' })
  return { mira, dana, eva, post: await mira.posts('Goal!') }
}

const told = async ({ api }: Player, asideFrom?: Player) => {
  const { items } = await api.notifications.list(asideFrom ? { asideFrom: asideFrom.id } : {})
  return items.map(({ kind, actors, read }) => `${kind} ${actors.map(({ name }) => name).join()}${read ? '' : ' *'}`)
}

const aside = async ({ api }: Player) => {
  const { items } = await api.notifications.setAside({})
  expect(await api.notifications.countSetAside()).toEqual({ count: items.length, more: false })
  return items.map(({ person, notices }) => `${person.name} ${notices.count}`)
}

const rungFor = async ({ id }: Player): Promise<number> => {
  const rung = heraia.db.selectFrom('person_events').select('seq').where('person_id', '=', id)
  return (await rung.where('kind', '=', 'notification.new').execute()).length
}

/** Mails that wait. */
const planned = async ({ id }: Player) =>
  heraia.db.selectFrom('notice_mails').select('due_at').where('person_id', '=', id).execute()

test('what strangers do is set aside by person: no badge, no ring and no mail; whom she follows is heard as before', async () => {
  const { mira, dana, eva, post } = await careful()
  await eva.api.profiles.follow({ id: mira.id })
  await eva.api.feed.like({ id: post.id })
  heraia.clock.advance({ seconds: 1 })
  await dana.api.feed.like({ id: post.id })
  heraia.clock.advance({ seconds: 1 })
  const comment = await dana.comments(post, 'So lucky')
  heraia.clock.advance({ seconds: 1 })
  const { id } = await sells(mira)
  await dana.api.marketplace.ask({ id, questionId: ListingQuestionId.parse(newId()), text: 'Is it wide?' })
  expect([await told(mira), await mira.api.notifications.unread()]).toEqual([[], { count: 0 }])
  expect([await rungFor(mira), await planned(mira)]).toEqual([0, []])
  expect(await aside(mira)).toEqual(['Dana 3', 'Eva 2'])
  expect(await told(mira, dana)).toEqual(['listing_question Dana', 'comment Dana', 'like Dana'])
  expect(await mira.api.notifications.markRead({})).toEqual({ count: 0 })
  await dana.api.feed.removeComment({ id: comment.id })
  expect(await aside(mira), 'what is withdrawn is gone there, too').toEqual(['Dana 2', 'Eva 2'])
  await mira.api.profiles.block({ id: eva.id })
  expect(await aside(mira)).toEqual(['Dana 2'])
  expect(await refusal(mira.api.notifications.acceptSender({ id: eva.id }))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.notifications.setAside({}))).toMatchObject({ status: 401 })
  await mira.api.profiles.follow({ id: dana.id })
  expect([await aside(mira), await told(mira)]).toEqual([[], ['listing_question Dana *', 'like Dana *']])
  await dana.api.profiles.follow({ id: mira.id })
  expect(await told(mira)).toContain('follow Dana *')
})

test('whom she accepts stands in the lines of others from then on, until she ends it', async () => {
  const { mira, dana, eva, post } = await careful()
  for (const { api } of [dana, eva]) await api.feed.like({ id: post.id })
  await mira.api.notifications.acceptSender({ id: dana.id })
  await mira.api.notifications.acceptSender({ id: eva.id })
  expect(await told(mira)).toEqual([expect.stringMatching(/^like (Dana,Eva|Eva,Dana) \*$/)])
  expect([await aside(mira), await mira.api.notifications.unread()]).toEqual([[], { count: 1 }])
  await dana.comments(post, 'Well done')
  expect(await rungFor(mira)).toBe(1)
  expect((await mira.api.notifications.acceptedSenders({})).items.map(({ id }) => id).sort()).toEqual(
    [dana.id, eva.id].sort(),
  )
  await mira.api.notifications.endAcceptance({ id: dana.id })
  await dana.comments(post, 'Very well done')
  expect([await aside(mira), await rungFor(mira)]).toEqual([['Dana 1'], 1])
})

test('what she clears is gone, also where it is taken back and done again; once she accepts her it is there as read', async () => {
  const { mira, dana, eva, post } = await careful()
  for (const { api } of [dana, eva]) await api.feed.like({ id: post.id })
  expect(await mira.api.notifications.clearSetAside({ id: dana.id })).toEqual({ count: 1, more: false })
  await dana.api.feed.unlike({ id: post.id })
  await dana.api.feed.like({ id: post.id })
  expect(await aside(mira)).toEqual(['Eva 1'])
  expect(await mira.api.notifications.clearSetAside({})).toEqual({ count: 0, more: false })
  await mira.api.notifications.acceptSender({ id: dana.id })
  expect(await told(mira)).toEqual(['like Dana'])
})

test('a new account is one of less than 30 days, and who follows her since three days does; a page of before keeps what she chose', async () => {
  const { mira, dana, post } = await careful()
  await setsAside(mira, { notFollowed: 'as_others', newAccounts: 'set_aside' })
  await dana.api.profiles.follow({ id: mira.id })
  expect(await aside(mira)).toEqual(['Dana 1'])
  heraia.clock.advance({ days: 30 })
  await dana.api.feed.like({ id: post.id })
  expect(await told(mira)).toEqual(['like Dana *'])
  await setsAside(mira, { newAccounts: 'as_others', notFollowing: 'set_aside' })
  const { notifications, ...now } = await mira.api.settings.get()
  const { filter, ...before } = notifications
  expect((await mira.api.settings.save({ ...now, notifications: before })).settings.notifications.filter).toEqual(
    filter,
  )
  heraia.clock.advance({ seconds: 1 })
  await dana.comments(post, 'She has followed for long')
  heraia.clock.advance({ seconds: 1 })
  const eva = await joins('Eva')
  await eva.api.profiles.follow({ id: mira.id })
  expect([await aside(mira), await told(mira)]).toEqual([
    ['Eva 1', 'Dana 1'],
    ['comment Dana *', 'like Dana *'],
  ])
})
