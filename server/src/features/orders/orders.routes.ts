import { forAdmin, forAnyone, forSignedIn } from '../../http/procedures.ts'
import { acceptOffer, counterOffer } from './acts/answer-offer.ts'
import { appoint } from './acts/appoint.ts'
import { buy, checkOut, payOrder } from './acts/check-out.ts'
import { disputeOrder, resolveDispute, writeInOrder } from './acts/dispute-order.ts'
import { makeOffer } from './acts/make-offer.ts'
import { sendOrder, stepOrder } from './acts/step-order.ts'
import { listDeals } from './list-deals.ts'
import { countMyTurn, listDisputes, listOrders } from './list-orders.ts'
import { lookAtBuying } from './look-at-buying.ts'
import { getOrder } from './orders.queries.ts'
import { readPayoutAccount, setUpPayouts } from './payments/payout-account.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { reviewOrder } from './reviews/review-order.ts'

const all = forAnyone.orders
const her = forSignedIn.orders
const staff = forAdmin.orders

export const ordersRoutes = {
  buying: all.buying.handler(({ context, input }) => lookAtBuying(context, input.listingId)),
  list: her.list.handler(({ context, input }) => listOrders(context, input)),
  counts: her.counts.handler(({ context }) => countMyTurn(context)),
  between: her.between.handler(({ context, input }) => listDeals(context, input.id)),
  get: her.get.handler(({ context, input }) => getOrder(context, input.id)),
  offer: her.offer.handler(({ context, input }) => makeOffer(context, input)),
  counter: her.counter.handler(({ context, input }) => counterOffer(context, input)),
  accept: her.accept.handler(({ context, input }) => acceptOffer(context, input)),
  buy: her.buy.handler(({ context, input }) => buy(context, input)),
  checkout: her.checkout.handler(({ context, input }) => checkOut(context, input)),
  pay: her.pay.handler(({ context, input }) => payOrder(context, input.id)),
  send: her.send.handler(({ context, input }) => sendOrder(context, input)),
  step: her.step.handler(({ context, input }) => stepOrder(context, input)),
  appoint: her.appoint.handler(({ context, input }) => appoint(context, input)),
  dispute: her.dispute.handler(({ context, input }) => disputeOrder(context, input)),
  write: her.write.handler(({ context, input }) => writeInOrder(context, input)),
  resolve: staff.resolve.handler(({ context, input }) => resolveDispute(context, input)),
  disputes: staff.disputes.handler(({ context, input }) => listDisputes(context, input)),
  review: her.review.handler(({ context, input }) => reviewOrder(context, input)),
  reviews: all.reviews.handler(({ context, input }) => listReviews(context, input)),
  payoutAccount: her.payoutAccount.handler(({ context }) => readPayoutAccount(context)),
  setUpPayouts: her.setUpPayouts.handler(({ context }) => setUpPayouts(context)),
}
