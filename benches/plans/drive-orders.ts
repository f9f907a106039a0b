import { type ListingId, OfferId, OrderEventId, OrderId } from '@heraia/contract/ids'
import { isAdult, saidListing } from '@heraia/hosts/test/listings'
import { brings, checkoutSaid } from '@heraia/hosts/test/orders'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

/** Mira sells, Dana haggles and buys, an admin decides, and the clock ends what nobody goes on with. */
export async function driveOrders(
  server: RecordedServer,
  { mira, dana, ada, newId }: { mira: Player; dana: Player; ada: Player; newId: () => string },
): Promise<void> {
  await isAdult(mira)
  await isAdult(dana)
  const mediaId = await mira.uploads(await pngOf(), { purpose: 'listing' })
  const lessonMedia = await mira.uploads(await pngOf(), { purpose: 'listing' })
  const lastMedia = await mira.uploads(await pngOf(), { purpose: 'listing' })
  await server.runJobs()
  const { id: listingId } = await mira.api.marketplace.publish(saidListing(mediaId, { inventory: 20 }))
  const lesson = await mira.api.marketplace.publish(
    saidListing(lessonMedia, { category: 'services', subcategory: 'coaching', shipping: null, schedule: 'Mornings' }),
  )
  const both = { seller: mira, buyer: dana }
  const { orders } = dana.api
  await orders.buying({ listingId })
  await bargains(both, listingId, newId)
  const buys = async () => {
    const said = { ...checkoutSaid, totalCents: 12_900, id: OrderId.parse(newId()) }
    return (await orders.buy({ ...said, listingId, quantity: 1 })).order
  }
  await withdraws(both, saidListing(lastMedia), newId)
  await server.runJobs()
  const done = await brings(await buys(), both, 'completed')
  for (const { api } of [mira, dana]) await api.orders.review({ id: done.id, stars: 4, words: 'Good' })
  await orders.reviews({ id: mira.id })
  await server.runJob('show-reviews', { orderId: done.id })
  const broken = await brings(await buys(), both, 'sent')
  await orders.dispute({ id: broken.id, reason: 'Broken' })
  await orders.write({ id: broken.id, noteId: OrderEventId.parse(newId()), words: 'Look' })
  await ada.api.orders.disputes({})
  await ada.api.orders.resolve({ id: broken.id, outcome: 'refund', reason: 'It is' })
  // Twice, as by a double click.
  await orders.step({ id: broken.id, step: 'confirm_refund', note: null })
  await orders.step({ id: broken.id, step: 'confirm_refund', note: null })
  const open = await buys()
  await orders.pay({ id: open.id })
  for (const name of ['order-time-up', 'end-checkout', 'move-money'] as const) {
    await server.runJob(name, { orderId: open.id })
  }
  await server.runJob('end-bargains', { listingId })
  await lists(dana)
  await lists(mira)
  await mira.api.orders.payoutAccount()
  const served = { ...checkoutSaid, delivery: 'none', shippingName: null, address: null, totalCents: 12_000 } as const
  const hour = { ...served, id: OrderId.parse(newId()), listingId: lesson.id, quantity: 1 }
  await orders.buy(hour)
  await orders.appoint({ id: hour.id, at: new Date(Date.now() + 86_400_000).toISOString() })
}

type Both = { seller: Player; buyer: Player }

async function bargains({ seller, buyer }: Both, listingId: ListingId, newId: () => string) {
  const [id, offerId, counterId] = [OrderId.parse(newId()), OfferId.parse(newId()), OfferId.parse(newId())]
  const { orders } = buyer.api
  await orders.offer({ id, offerId, listingId, quantity: 1, cents: 9_000, note: null })
  await seller.api.orders.counter({ id, offerId: counterId, answers: offerId, cents: 10_000, note: null })
  await orders.accept({ id, offerId: counterId })
  await orders.checkout({ id, ...checkoutSaid, totalCents: 10_900 })
  await orders.get({ id })
  for (const [{ api }, other] of [
    [buyer, seller],
    [seller, buyer],
  ] as const)
    await api.orders.between({ id: other.id })
  await orders.step({ id, step: 'cancel', note: null })
}

/** Somebody bargains for what is taken away. */
async function withdraws({ seller, buyer }: Both, said: ReturnType<typeof saidListing>, newId: () => string) {
  const { id: listingId } = await seller.api.marketplace.publish(said)
  const offer = { id: OrderId.parse(newId()), offerId: OfferId.parse(newId()), listingId, quantity: 1 }
  await buyer.api.orders.offer({ ...offer, cents: 9_000, note: null })
  await seller.api.marketplace.remove({ id: listingId })
}

async function lists({ api: { orders } }: Player): Promise<void> {
  await orders.counts()
  for (const side of ['buying', 'selling'] as const) {
    for (const filter of ['all', 'my_turn', 'open', 'done'] as const) {
      const { nextCursor } = await orders.list({ side, filter, limit: 1 })
      if (nextCursor) await orders.list({ side, filter, limit: 1, cursor: nextCursor })
    }
  }
}
