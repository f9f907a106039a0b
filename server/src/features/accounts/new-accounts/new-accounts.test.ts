import { PostId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { isAdult, sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../standing/grant-admin.ts'

const one = { conversations: 1, follows: 1, mentions: 1, links: 1, listings: 1, applications: 1 }
const heraia = await createTestHeraia({
  settings: { newAccounts: { days: 7, ...one }, auth: { accessTokenSeconds: 10 ** 7 } },
})
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, offers } = teamsOf(newId)

const LINK = 'Look at https://win.example'
const ada = await joins('Ada Staff')
await grantAdmin(heraia.context, ada.id)
const dana = await joins('Dana')
const teams = [await founds(ada), await founds(ada, { name: 'Halcones' })] as const
const roles = [await offers(ada, teams[0]), await offers(ada, teams[1])]
const others = [await joins('One'), await joins('Two'), await joins('Three')] as const

const inDays = (days: number) => new Date(heraia.clock.now().getTime() + days * 86_400_000).toISOString()

/** What takes from each limit of a day, every time as something new. */
const acts: Record<string, (who: Player, at: 0 | 1) => Promise<unknown>> = {
  conversations: ({ api }, at) => api.messages.open({ personId: others[at].id }),
  follows: ({ api }, at) => (at === 0 ? api.teams.follow({ id: teams[0].id }) : api.profiles.follow({ id: dana.id })),
  links: (who, at) => (at === 0 ? who.posts(LINK) : dana.posts('Mine').then((post) => who.comments(post, LINK))),
  listings: (who) => sells(who),
  applications: ({ api }, at) =>
    at === 0
      ? api.openRoles.apply({ id: roles[0]?.id as never, message: 'I play' })
      : api.teams.ask({ id: teams[1].id, role: 'player', note: null }),
}

test.each(
  Object.entries(acts),
)('%s: so many a day for who is new, and who is told when she may again', async (act, acting) => {
  const mira = await joins('Mira New')
  await isAdult(mira)
  await acting(mira, 0)
  expect(await refusal(acting(mira, 1))).toEqual({
    ...{ status: 429, code: 'TOO_MANY_REQUESTS' },
    newAccount: { act, most: 1, again: inDays(1), until: inDays(7), unconfirmed: false },
  })
  const limits = async () => (await mira.api.accounts.newAccount()).newAccount?.limits.find((each) => each.act === act)
  expect(await limits()).toEqual({ act, most: 1, left: 0 })
  heraia.clock.advance({ hours: 24 })
  expect(await limits()).toEqual({ act, most: 1, left: 1 })
  await acting(mira, 1)
})

test('the answer says how long to wait, and no longer than she counts as new', async () => {
  const mira = await joins('Mira Waits')
  const opens = (at: 0 | 1) =>
    heraia.fetch(`/api/conversations/with/${others[at].id}`, {
      ...{ method: 'PUT', body: '{}' },
      headers: { authorization: `Bearer ${mira.token}`, 'content-type': 'application/json' },
    })
  heraia.clock.advance({ hours: 6 * 24 + 20 })
  expect((await opens(0)).status).toBe(200)
  const refused = await opens(1)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(4 * 3600)])
  heraia.clock.advance({ hours: 4 })
  expect(await mira.api.accounts.newAccount()).toEqual({ newAccount: null })
  expect((await opens(1)).status).toBe(200)
})

test('what is sent again counts once; what leads to this site, or goes to whom she knows, not at all', async () => {
  const mira = await joins('Mira Again')
  const id = PostId.parse(newId())
  await mira.api.feed.publish({ id, text: LINK })
  await mira.api.feed.publish({ id, text: LINK })
  await mira.posts(`As I wrote in ${heraia.siteUrl}/posts/1`)
  await mira.api.feed.edit({ id, text: `${LINK} now` })
  const later = await mira.posts('Later')
  expect(await refusal(mira.api.feed.edit({ id: later.id, text: LINK }))).toMatchObject({
    newAccount: { act: 'links' },
  })
  expect((await mira.api.feed.get({ id: later.id })).text).toBe('Later')
  await dana.api.profiles.follow({ id: mira.id })
  // Somebody who follows her is no stranger.
  await mira.api.messages.open({ personId: dana.id })
  await mira.api.messages.open({ personId: others[0].id })
  await mira.api.messages.open({ personId: others[0].id })
})

test('whom she invites to a team of hers counts as written to, once each, but for who follows her', async () => {
  const mira = await joins('Mira Invites')
  const { id } = await founds(mira, { name: 'Reachers' })
  const invites = (who: Player) => mira.api.teams.invite({ id, personId: who.id, role: 'player', position: null })
  await dana.api.profiles.follow({ id: mira.id })
  await invites(dana)
  await invites(others[0])
  await invites(others[0])
  expect(await refusal(invites(others[1]))).toMatchObject({ newAccount: { act: 'conversations' } })
})

test('an offer whose note leads elsewhere counts as a link', async () => {
  const [mira, sara] = [await joins('Mira Offers'), await joins('Sara Sells')]
  await isAdult(mira)
  await isAdult(sara)
  const listing = await sells(sara)
  const draft = { offerId: newId() as never, listingId: listing.id, quantity: 1, cents: 300, note: LINK }
  await mira.posts(LINK)
  const offers = mira.api.orders.offer({ id: newId() as never, ...draft })
  expect(await refusal(offers)).toMatchObject({ newAccount: { act: 'links' } })
  await mira.api.orders.offer({ id: newId() as never, ...draft, note: 'Is it new?' })
})

test('whom she follows herself counts as a stranger', async () => {
  const mira = await joins('Mira Follows')
  await mira.api.messages.open({ personId: others[0].id })
  await mira.api.profiles.follow({ id: others[1].id })
  const opens = mira.api.messages.open({ personId: others[1].id })
  expect(await refusal(opens)).toMatchObject({ newAccount: { act: 'conversations' } })
})

test('a text of hers names so many people, and she may keep whom it named before', async () => {
  const mira = await joins('Mira Names')
  const refused = {
    ...{ status: 422, code: 'INVALID_INPUT', fields: [{ field: 'text', code: 'too_many_mentions' }] },
    newAccount: { act: 'mentions', most: 1, again: null, until: inDays(7), unconfirmed: false },
  }
  expect(await refusal(mira.posts('@one and @two'))).toEqual(refused)
  const post = await mira.posts('@one alone')
  expect(await refusal(mira.comments(post, '@one and @two'))).toEqual(refused)
  expect(await refusal(mira.api.feed.edit({ id: post.id, text: '@one and @two' }))).toEqual(refused)
})

test('who is verified, of a verified team or affirmed by a verified club is not new; a team of her own makes nobody old', async () => {
  const [mira, vera, tina] = [await joins('Mira'), await joins('Vera'), await joins('Tina')]
  const club = await joins('City Club', { role: 'club' })
  const isNew = async ({ api }: Player) => (await api.accounts.newAccount()).newAccount !== null
  const team = await founds(tina)
  await mira.api.affiliations.name({ kind: 'club', personId: club.id })
  await club.api.affiliations.answer({ id: mira.id, confirm: true })
  expect([await isNew(mira), await isNew(vera), await isNew(tina), await isNew(ada)]).toEqual([true, true, true, false])
  await ada.api.admin.verify({ id: vera.id, reason: 'Known' })
  await ada.api.admin.verify({ id: club.id, reason: 'Known' })
  await heraia.db.updateTable('teams').set({ verified: true }).where('id', '=', team.id).execute()
  expect([await isNew(mira), await isNew(vera), await isNew(tina)]).toEqual([false, false, false])
  for (const each of others) await vera.api.messages.open({ personId: each.id })
})

test('an address that nobody confirmed keeps an account new', async () => {
  const mira = await joins('Mira Unconfirmed')
  const confirmed = (at: Date | null) =>
    heraia.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', mira.id).execute()
  await confirmed(null)
  heraia.clock.advance({ days: 8 })
  expect(await mira.api.accounts.newAccount()).toMatchObject({ newAccount: { until: null, unconfirmed: true } })
  await confirmed(heraia.clock.now())
  expect(await mira.api.accounts.newAccount()).toEqual({ newAccount: null })
})

test('two at the same moment are one too many', async () => {
  const mira = await joins('Mira Twice')
  const opened = await Promise.allSettled(others.map((each) => mira.api.messages.open({ personId: each.id })))
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the staff sees of a person and of a report how new the account is; counts of a day go when it is over', async () => {
  const mira = await joins('Mira Seen')
  const post = await mira.posts(LINK)
  await dana.api.profiles.report({
    ...{ id: newId() as never, subject: 'post', subjectId: post.id, category: 'spam', text: '' },
  })
  heraia.clock.advance({ days: 2 })
  expect((await ada.api.admin.verification({ id: mira.id })).person.newAccountDays).toBe(2)
  expect((await ada.api.admin.people({ q: 'Mira Seen' })).items).toMatchObject([{ newAccountDays: 2 }])
  expect((await ada.api.admin.reports({})).items).toMatchObject([{ ownerNewDays: 2 }])
  await heraia.runJob('sweep-accounts')
  expect(await heraia.db.selectFrom('new_account_counts').selectAll().execute()).toEqual([])
  heraia.clock.advance({ days: 6 })
  expect((await ada.api.admin.people({ q: 'Mira Seen' })).items).toMatchObject([{ newAccountDays: null }])
})
