import { ListingQuestionId, MessageId, SavedSearchId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type SaidListing, saidListing, sells } from '@heraia/hosts/test/listings'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { restorePerson } from '@heraia/server/features/accounts/standing/restore-person'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 8 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)

const mira = await joins('Mira Tells')
const questionId = () => ListingQuestionId.parse(newId())

/** `listing_question Dana/1 *`: kind, first actor, how many, unread. */
async function told({ api }: Player) {
  const { items } = await api.notifications.list({ tab: 'marketplace' })
  return items.map(
    ({ kind, actors, actorCount, read }) => `${kind} ${actors[0]?.name ?? '-'}/${actorCount}${read ? '' : ' *'}`,
  )
}

async function lowers(seller: Player, listing: Awaited<ReturnType<typeof sells>>, priceCents: number) {
  const { version } = await seller.api.marketplace.editable({ id: listing.id })
  const mediaId = listing.pictures[0]?.mediaId
  if (!mediaId) throw new Error('no picture')
  await seller.api.marketplace.edit(saidListing(mediaId, { id: listing.id, version, priceCents }))
  await heraia.runJobs()
}

describe('questions', () => {
  test('stand where all can read them, and both hear of each other', async () => {
    const [dana, eva] = [await joins('Dana Asks'), await joins('Eva Asks')]
    const { id } = await sells(mira)
    const ask = { id, questionId: questionId(), text: ' Which grip? <b> ' }
    const question = await dana.api.marketplace.ask(ask)
    expect(question).toMatchObject({ text: 'Which grip? <b>', answer: null, may: { answer: false, remove: true } })
    expect(await dana.api.marketplace.ask(ask)).toEqual(question)
    expect(await told(mira)).toEqual(['listing_question Dana Asks/1 *'])
    expect((await mira.api.marketplace.mine({})).items[0]).toMatchObject({ openQuestions: 1 })
    expect(await refusal(eva.api.marketplace.ask({ ...ask, text: 'x' }))).toMatchObject({ reason: 'id_taken' })
    expect(await refusal(mira.api.marketplace.ask({ ...ask, questionId: questionId() }))).toMatchObject({
      reason: 'own',
    })
    expect(await refusal(eva.api.marketplace.answer({ id: ask.questionId, text: 'L2' }))).toMatchObject({
      ...{ status: 403, reason: 'not_seller' },
    })
    await mira.api.marketplace.answer({ id: ask.questionId, text: 'L2' })
    await mira.api.marketplace.answer({ id: ask.questionId, text: 'L3, sorry' })
    expect(await told(dana)).toEqual(['listing_answer Mira Tells/1 *'])
    const [seen] = (await stranger.marketplace.questions({ id })).items
    expect(seen).toMatchObject({ answer: { text: 'L3, sorry' }, asker: { name: 'Dana Asks' }, may: { report: false } })
    expect((await mira.api.marketplace.mine({})).items[0]).toMatchObject({ openQuestions: 0 })
    await mira.api.marketplace.answer({ id: ask.questionId, text: null })
    expect((await mira.api.marketplace.mine({})).items[0]).toMatchObject({ openQuestions: 1 })
    expect(await refusal(mira.api.marketplace.removeQuestion({ id: ask.questionId }))).toMatchObject({ status: 403 })
    const toldOfIt = async () =>
      (await mira.api.notifications.list({})).items.filter(({ listingId }) => listingId === id).map(({ kind }) => kind)
    expect(await toldOfIt()).toEqual(['listing_question'])
    await dana.api.marketplace.removeQuestion({ id: ask.questionId })
    expect(await toldOfIt()).toEqual([])
    expect((await stranger.marketplace.questions({ id })).items).toEqual([])
    expect((await mira.api.marketplace.mine({})).items[0]).toMatchObject({ openQuestions: 0 })
    expect(await refusal(dana.api.marketplace.removeQuestion({ id: ask.questionId }))).toMatchObject({
      reason: 'listing_question_not_found',
    })
  })

  test('a question of somebody she blocked is hidden from her; what is sold is asked no more', async () => {
    const [dana, eva] = [await joins('Dana Blocked'), await joins('Eva Reads')]
    const { id } = await sells(mira)
    const asked = await dana.api.marketplace.ask({ id, questionId: questionId(), text: 'One' })
    await eva.api.profiles.block({ id: dana.id })
    expect((await eva.api.marketplace.questions({ id })).items).toEqual([])
    expect((await stranger.marketplace.questions({ id })).items).toHaveLength(1)
    await mira.api.marketplace.setState({ id, version: 1, state: 'sold' })
    expect(await refusal(eva.api.marketplace.ask({ id, questionId: questionId(), text: 'Two' }))).toMatchObject({
      ...{ status: 409, reason: 'listing_closed' },
    })
    const waiting = async () => (await mira.api.marketplace.editable({ id })).openQuestions
    expect(await waiting()).toBe(1)
    await mira.api.profiles.block({ id: dana.id })
    expect(await waiting()).toBe(0)
    expect(await refusal(mira.api.marketplace.answer({ id: asked.id, text: 'Yes' }))).toMatchObject({ status: 404 })
    expect((await mira.api.marketplace.mine({ state: 'sold' })).items.find((each) => each.id === id)).toMatchObject({
      openQuestions: 0,
    })
  })
})

describe('who keeps a listing', () => {
  test('finds it again, counts once, and hears when the price falls, not when it rises', async () => {
    const [olga, dana] = [await joins('Olga Lowers'), await joins('Dana Keeps')]
    const listing = await sells(olga)
    const { id } = listing
    expect(await dana.api.marketplace.save({ id })).toEqual({ id, saved: true, saves: 1 })
    expect(await dana.api.marketplace.save({ id })).toEqual({ id, saved: true, saves: 1 })
    expect(await refusal(olga.api.marketplace.save({ id }))).toMatchObject({ status: 403, reason: 'own' })
    expect((await dana.api.marketplace.favourites({})).items).toMatchObject([{ id, saved: true }])
    await lowers(olga, listing, 15_000)
    expect(await told(dana)).toEqual([])
    await lowers(olga, listing, 11_000)
    expect(await told(dana)).toEqual(['listing_price Olga Lowers/1 *'])
    expect((await dana.api.notifications.list({})).items[0]).toMatchObject({ listingId: id, excerpt: 'Carbon racket' })
    await lowers(olga, listing, 10_000)
    expect(await told(dana)).toEqual(['listing_price Olga Lowers/1 *'])
    expect(await dana.api.marketplace.unsave({ id })).toEqual({ id, saved: false, saves: 0 })
    expect(await dana.api.marketplace.unsave({ id })).toEqual({ id, saved: false, saves: 0 })
    // What she may not see any more she does not hear of either.
    const { version } = await olga.api.marketplace.editable({ id })
    await olga.api.marketplace.setState({ id, version, state: 'paused' })
    expect(await told(dana)).toEqual([])
  })

  test('does not count while she is suspended or leaves, and counts again once she is back', async () => {
    const [olga, dana, eva] = [await joins('Olga Counts'), await joins('Dana Comes Back'), await joins('Eva Leaves')]
    const { id } = await sells(olga)
    for (const { api } of [dana, eva]) await api.marketplace.save({ id })
    const saves = async () => {
      await heraia.runJobs()
      return (await stranger.marketplace.get({ id })).saves
    }
    expect(await saves()).toBe(2)
    await suspendPerson(heraia.context, dana.id, 'Spam')
    expect(await saves()).toBe(1)
    await eva.api.accounts.leave({ password: 'secret1' })
    expect(await saves()).toBe(0)
    await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
    await heraia.runJob('erase-due-accounts', {})
    expect(await saves()).toBe(0)
    await restorePerson(heraia.context, dana.id, 'Appeal')
    expect(await saves()).toBe(1)
    expect(await dana.api.marketplace.unsave({ id })).toMatchObject({ saves: 0 })
  })

  test('hears nothing of whom she muted, nor of what she switched off; mail says it too', async () => {
    const [olga, mute, off, mail] = [
      await joins('Olga Sells'),
      await joins('Dana Mutes'),
      await joins('Dana Switches'),
      await joins('Dana Mails'),
    ]
    const listing = await sells(olga)
    for (const { api } of [mute, off, mail]) await api.marketplace.save({ id: listing.id })
    await mute.api.profiles.mute({ id: olga.id })
    const settings = await off.api.settings.get()
    await off.api.settings.save({ ...settings, notifications: { ...settings.notifications, marketplace: false } })
    await lowers(olga, listing, 5_000)
    expect([await told(mute), await told(off)]).toEqual([[], []])
    expect(await told(mail)).toEqual(['listing_price Olga Sells/1 *'])
    heraia.clock.advance({ minutes: 11 })
    await heraia.runJobs()
    const letter = heraia.mails.findLast(({ to }) => to === mail.email)
    expect(letter?.text).toContain('Olga Sells lowered the price of something you keep.')
    await olga.api.marketplace.remove({ id: listing.id })
    expect(await told(mail)).toEqual([])
  })
})

describe('a saved search', () => {
  const saves = (player: Player, filters: object) =>
    player.api.marketplace.saveSearch({ id: SavedSearchId.parse(newId()), filters })
  const offers = async (said: Partial<SaidListing>) => {
    await sells(mira, said)
    await heraia.runJob('marketplace.tellMatches')
  }

  test('is kept once, and forgotten', async () => {
    const dana = await joins('Dana Saves')
    const saved = await saves(dana, { q: 'Racket', priceTo: 9_000 })
    expect(await saves(dana, { q: 'Racket', priceTo: 9_000 })).toEqual(saved)
    expect((await dana.api.marketplace.savedSearches()).items).toEqual([saved])
    expect((await dana.api.people.savedSearches({ area: 'people' })).items).toEqual([])
    await dana.api.marketplace.forgetSearch({ id: saved.id })
    expect((await dana.api.marketplace.savedSearches()).items).toEqual([])
  })

  test.each<[string, object, Partial<SaidListing>, boolean]>([
    ['words', { q: 'PÁDEL pala' }, { title: 'Padel pala' }, true],
    ['other words', { q: 'ski' }, { title: 'Padel pala' }, false],
    ['a literal percent sign', { q: 'p%a' }, { title: 'Padel pala' }, false],
    ['sport and category', { sport: 'padel', category: 'equipment' }, { sport: 'Padel' }, true],
    ['another category', { sport: 'padel', category: 'apparel' }, { sport: 'Padel' }, false],
    ['a price in range', { priceFrom: 500, priceTo: 900 }, { priceCents: 900 }, true],
    ['a price out of range', { priceFrom: 500, priceTo: 900 }, { priceCents: 901 }, false],
    ['a price in another currency', { priceTo: 900 }, { priceCents: 900, currency: 'EUR' }, false],
    ['a place', { location: 'cádiz' }, { location: 'Cadiz, Spain' }, true],
    ['condition and size', { condition: 'fair', size: 'unica' }, { condition: 'fair', size: 'Única' }, true],
    ['another size', { size: 'EU 39' }, { size: 'EU 39½' }, false],
    ['pickup', { delivery: 'pickup' }, { shipping: { options: [], pickup: true, note: null } }, true],
    ['shipping', { delivery: 'ships' }, { shipping: { options: [], pickup: true, note: null } }, false],
    ['verified sellers', { verified: true }, {}, false],
  ])('%s', async (_, filters, said, isTold) => {
    const dana = await joins('Dana Waits')
    await saves(dana, filters)
    await offers(said)
    expect(await told(dana)).toEqual(isTold ? ['listing_match Mira Tells/1 *'] : [])
  })

  test('tells of each listing once, in one line, and never of her own or of who blocked her', async () => {
    const [dana, eva] = [await joins('Dana Once'), await joins('Eva Blocked')]
    for (const player of [dana, eva, mira]) await saves(player, { q: 'unique word' })
    await mira.api.profiles.block({ id: eva.id })
    await offers({ title: 'A unique word' })
    await heraia.runJob('marketplace.tellMatches')
    await offers({ title: 'Another unique word' })
    expect(await told(dana)).toEqual(['listing_match Mira Tells/1 *'])
    expect((await dana.api.notifications.list({})).items[0]).toMatchObject({ excerpt: 'Another unique word' })
    expect(await told(eva)).toEqual([])
    expect((await told(mira)).filter((line) => line.startsWith('listing_match'))).toEqual([])
  })
})

describe('a conversation about a listing', () => {
  test('shows it on top, for both; the one that was asked about last', async () => {
    const dana = await joins('Dana Writes')
    const [one, two] = [await sells(mira), await sells(mira, { title: 'Second racket' })]
    const about = { personId: mira.id, listingId: one.id }
    const { id, listing } = await dana.api.messages.open(about)
    expect(listing).toMatchObject({ id: one.id, title: 'Carbon racket', state: 'active', sellerId: mira.id })
    expect(listing).toMatchObject({ price: { cents: 12_000, currency: 'USD' }, picture: { alt: 'A racket on clay' } })
    await dana.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Still there?' })
    expect(await mira.api.messages.get({ id })).toMatchObject({ listing: { id: one.id } })
    expect((await mira.api.messages.conversations({ box: 'requests' })).items[0]).toMatchObject({
      listing: { id: one.id },
    })
    expect(await dana.api.messages.open({ personId: mira.id })).toMatchObject({ listing: { id: one.id } })
    expect(await dana.api.messages.open({ ...about, listingId: two.id })).toMatchObject({ listing: { id: two.id } })
    await mira.api.marketplace.setState({ id: two.id, version: 1, state: 'paused' })
    expect(await dana.api.messages.get({ id })).toMatchObject({ listing: null })
    expect(await mira.api.messages.get({ id })).toMatchObject({ listing: { state: 'paused' } })
    await mira.api.marketplace.remove({ id: two.id })
    expect(await mira.api.messages.get({ id })).toMatchObject({ listing: null })
  })

  test('what a third sells, or nobody, is refused', async () => {
    const [dana, eva] = [await joins('Dana Third'), await joins('Eva Third')]
    const { id } = await sells(eva)
    expect(await refusal(dana.api.messages.open({ personId: mira.id, listingId: id }))).toMatchObject({
      fields: [{ field: 'listingId', code: 'not_theirs' }],
    })
    expect(await refusal(dana.api.messages.open({ personId: mira.id, listingId: newId() as never }))).toMatchObject({
      reason: 'listing_not_found',
    })
  })
})
