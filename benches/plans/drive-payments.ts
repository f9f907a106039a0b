import { OrderId } from '@heraia/contract/ids'
import { saidListing } from '@heraia/hosts/test/listings'
import { checkoutSaid } from '@heraia/hosts/test/orders'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import type { stripeServer } from '@heraia/hosts/test/stripe-server'
import type { RecordedServer } from '../servers/recorded-server.ts'

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>

/** Dana pays by card: for one piece the money reaches Mira, for one it goes back, and for one a bank takes it. */
export async function drivePayments(
  server: RecordedServer,
  stripe: StripeServer,
  { mira, dana, newId }: { mira: Player; dana: Player; newId: () => string },
): Promise<void> {
  const says = async (type: string, object: unknown) => {
    const answer = await server.fetch('/api/payments/stripe', await stripe.notice(type, object, new Date()))
    if (!answer.ok) throw new Error(`${type} was answered ${answer.status}`)
  }
  const { url } = await mira.api.orders.setUpPayouts()
  const account = url.split('/').at(-1) ?? ''
  stripe.makeReady(account)
  await mira.api.orders.payoutAccount()
  await says('account.updated', {
    ...{ id: account, object: 'account', payouts_enabled: true, details_submitted: true },
    capabilities: { transfers: 'active' },
  })

  const mediaId = await mira.uploads(await pngOf(), { purpose: 'listing' })
  await server.runJobs()
  const { id: listingId } = await mira.api.marketplace.publish(saidListing(mediaId, { inventory: 20 }))
  const buys = async () => {
    const said = { ...checkoutSaid, method: 'card', totalCents: 12_900, id: OrderId.parse(newId()) } as const
    await dana.api.orders.buy({ ...said, listingId, quantity: 1 })
    await dana.api.orders.pay({ id: said.id })
    return said.id
  }
  const pays = async () => {
    const id = await buys()
    const session = stripe.pay(id)
    await says('checkout.session.completed', session)
    return { id, session }
  }

  const sent = await pays()
  await mira.api.orders.send({ id: sent.id, tracking: null })
  for (const step of ['receive', 'complete'] as const) await dana.api.orders.step({ id: sent.id, step, note: null })
  const undone = await pays()
  await mira.api.orders.step({ id: undone.id, step: 'refund', note: null })
  await server.runJobs()
  const taken = await pays()
  const bankSays = async (status: string) => {
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
    await says(type, stripe.dispute(taken.session, status, 'dp_of_plans'))
  }
  await bankSays('needs_response')
  await dana.api.orders.get({ id: taken.id })
  await bankSays('lost')
  await says(
    'charge.dispute.created',
    stripe.dispute({ payment_intent: 'pi_unknown', amount_total: 1 }, 'needs_response'),
  )
  const left = await buys()
  await dana.api.orders.step({ id: left, step: 'cancel', note: null })
  await buys()
  await server.runJobs()
}
