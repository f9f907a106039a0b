import type { OfferId, OrderEventId } from '@heraia/contract/ids'
import type { Order, OrderStep } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { oneAtATime } from '../../lib/one-at-a-time.ts'
import { hasMovedOn, useOrderError } from './order-errors.ts'
import { oneOrder } from './order-queries.ts'

/** Everything that can be done with an order; what the server answers is shown at once, and lists are asked again. */
export function useOrderActs({ id, offer }: Pick<Order, 'id' | 'offer'>) {
  const queries = useQueryClient()
  const errorOf = useOrderError()
  const [once] = useState(oneAtATime)
  // Of the same answer to the same offer: sent twice it is one.
  const [counterIds] = useState(() => new Map<string, OfferId>())
  const show = (order: Order) => {
    queries.setQueryData(oneOrder(id).queryKey, order)
    void queries.invalidateQueries({ queryKey: api.orders.list.key() })
    void queries.invalidateQueries({ queryKey: api.orders.counts.key() })
    void queries.invalidateQueries({ queryKey: api.orders.disputes.key() })
    void queries.invalidateQueries({ queryKey: api.orders.between.key() })
  }
  // Refused because it has moved on: what is shown is asked for again.
  const onError = (error: Error) => {
    showToast({ message: errorOf(error), tone: 'danger' })
    refresh()
  }
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: oneOrder(id).queryKey })
    void queries.invalidateQueries({ queryKey: api.orders.between.key() })
  }
  const options = { onSuccess: show, onError }
  // Their dialog stays open and says it, unless the server refused.
  const inDialog = {
    onSuccess: show,
    onError: (error: Error) => (hasMovedOn(error) ? onError(error) : refresh()),
  }
  const step = useMutation({
    ...options,
    mutationFn: (step: OrderStep) => once(step, () => client.orders.step({ id, step, note: null })),
  })
  const accept = useMutation({
    ...options,
    mutationFn: () =>
      once('accept', () => client.orders.accept({ id, offerId: offer?.id ?? (id as string as OfferId) })),
  })
  const counter = useMutation({
    ...inDialog,
    mutationFn: (said: { cents: number; note: string | null }) => {
      const act = `counter ${offer?.id} ${JSON.stringify(said)}`
      const offerId = counterIds.get(act) ?? (uuid7() as OfferId)
      counterIds.set(act, offerId)
      return once(act, () => client.orders.counter({ id, offerId, answers: offer?.id ?? offerId, ...said }))
    },
  })
  const send = useMutation({
    ...inDialog,
    mutationFn: (tracking: string | null) => once(`send ${tracking}`, () => client.orders.send({ id, tracking })),
  })
  const dispute = useMutation({
    ...inDialog,
    mutationFn: (reason: string) => once(`dispute ${reason}`, () => client.orders.dispute({ id, reason })),
  })
  const write = useMutation({
    ...options,
    mutationFn: ({ noteId, words }: { noteId: OrderEventId; words: string }) =>
      client.orders.write({ id, noteId, words }),
  })
  const resolve = useMutation({
    ...options,
    mutationFn: (said: { outcome: 'refund' | 'release'; reason: string }) =>
      once(`resolve ${JSON.stringify(said)}`, () => client.orders.resolve({ id, ...said })),
  })
  const review = useMutation({
    ...options,
    mutationFn: (said: { stars: number; words: string }) =>
      once(`review ${JSON.stringify(said)}`, () => client.orders.review({ id, ...said })),
  })
  const appoint = useMutation({ ...options, mutationFn: (at: string) => client.orders.appoint({ id, at }) })
  const pay = useMutation({
    mutationFn: () => once('pay', () => client.orders.pay({ id })),
    onSuccess: ({ order, payUrl }) => {
      show(order)
      if (payUrl) window.location.assign(payUrl)
    },
    onError,
  })
  // She is back from there: it only looks, and leads her nowhere.
  const isPaid = useMutation({
    mutationFn: () => client.orders.pay({ id }),
    onSuccess: ({ order }) => show(order),
    onError,
  })
  const isBusy = [step, accept, counter, send, dispute, resolve, review, appoint].some(({ isPending }) => isPending)
  return { isBusy, isPaid, step, accept, counter, send, dispute, write, resolve, review, appoint, pay }
}

export type OrderActs = ReturnType<typeof useOrderActs>
