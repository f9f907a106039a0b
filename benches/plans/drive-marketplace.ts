import { ListingId, ListingQuestionId, SavedSearchId } from '@heraia/contract/ids'
import { saidListing } from '@heraia/hosts/test/listings'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

/** Mira sells, Dana and a stranger look for things, ask and keep, and the clock tells what there is to tell. */
export async function driveMarketplace(
  server: RecordedServer,
  mira: Player,
  { dana, stranger, newId }: { dana: Player; stranger: Player['api']; newId: () => string },
): Promise<void> {
  const { marketplace } = mira.api
  await marketplace.selling()
  const draft = await marketplace.saveDraft({ id: ListingId.parse(newId()), version: 0, title: 'Old racket' })
  await marketplace.editable({ id: draft.id })
  const mediaId = await mira.uploads(await pngOf(), { purpose: 'listing' })
  const second = await mira.uploads(await pngOf(), { purpose: 'listing' })
  await mira.saves({ dateOfBirth: '1990-05-04' })
  const said = saidListing(mediaId, { id: draft.id, version: 1 })
  await server.runJobs()
  const saved = { id: SavedSearchId.parse(newId()), filters: { q: 'racket', priceTo: 90_000, location: 'madrid' } }
  await dana.api.marketplace.saveSearch(saved)
  await dana.api.marketplace.savedSearches()
  await marketplace.publish(said)
  const other = await marketplace.publish(saidListing(second, { sport: 'Padel' }))
  await server.runJob('marketplace.tellMatches', {})
  await dana.api.marketplace.save({ id: draft.id })
  await marketplace.edit({ ...said, version: 2, priceCents: 9_000 })
  await server.runJobs()
  await server.addListings(mira.id)
  await lookAround(stranger, mira, draft.id)
  await lookAround(dana.api, mira, draft.id)
  await dana.api.marketplace.favourites({})
  const asked = { id: draft.id, questionId: ListingQuestionId.parse(newId()), text: 'Which grip?' }
  await dana.api.marketplace.ask(asked)
  await marketplace.answer({ id: asked.questionId, text: 'Size two.' })
  await stranger.marketplace.questions({ id: draft.id })
  await dana.api.marketplace.removeQuestion({ id: asked.questionId })
  await dana.api.marketplace.unsave({ id: draft.id })
  await dana.api.marketplace.forgetSearch({ id: saved.id })
  await marketplace.mine({})
  await marketplace.mine({ state: 'active' })
  await marketplace.setState({ id: draft.id, version: 3, state: 'paused' })
  await marketplace.remove({ id: other.id })
  await server.runJob('marketplace.expire', {})
}

async function lookAround({ marketplace }: Player['api'], seller: Player, id: ListingId): Promise<void> {
  await marketplace.categories()
  for (const filters of [
    {},
    { category: 'equipment' },
    { subcategory: 'competition', sport: 'Tennis', condition: 'good' },
    { q: 'racket' },
    { q: 'raqet' },
    { q: 'aurora' },
    { q: 'red', size: 'xl', priceTo: 90_000 },
    { location: 'madrid' },
    { q: 'red', location: 'quito', priceTo: 90_000 },
    { priceFrom: 8_000 },
    { q: 'ra' },
    { q: 'racket', category: 'equipment', location: 'madrid', priceFrom: 100, priceTo: 90_000 },
    { priceFrom: 100, priceTo: 200, verified: true },
    { delivery: 'pickup', size: 'm' },
  ] as const) {
    for (const order of ['newest', 'cheapest', 'dearest', 'nearest'] as const) {
      const { nextCursor } = await marketplace.search({ ...filters, order, limit: 1 })
      if (nextCursor) await marketplace.search({ ...filters, order, limit: 1, cursor: nextCursor })
    }
    await marketplace.count(filters)
  }
  await marketplace.get({ id })
  await marketplace.similar({ id })
  await marketplace.ofSeller({ id: seller.id })
}
