import type { OrderId } from '@heraia/contract/ids'
import type { Buying, Order, PaymentMethod } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import * as tradeAddresses from '../../addresses/trade.ts'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useIsOnHerWay } from '../../lib/use-stays.ts'
import { buyTexts } from './buy-texts.ts'
import { useOrderError } from './order-errors.ts'
import { buyingOf } from './order-queries.ts'
import { readTime } from './service-time.ts'

/** At the listing's price, or at the one that the two agreed on. */
export interface Bought {
  buying: Buying
  order: Order | null
  /** Whether the checkout still stands: it leads on from there alone. */
  isHere: RefObject<boolean>
}

export type CheckoutProblem = 'address' | 'when' | 'terms'

/** What she says at the checkout. The order's id is made once: sent again after a bad line it is the same order. */
export function useCheckout({ buying, order, isHere }: Bought) {
  const texts = useTexts(buyTexts)
  const errorOf = useOrderError()
  const navigate = useNavigate()
  const isOnHerWay = useIsOnHerWay()
  const queries = useQueryClient()
  const [id] = useState(() => order?.id ?? (uuid7() as OrderId))
  const address = useDraft('order-address', '')
  const [way, setWay] = useState(0)
  const [method, setMethod] = useState<PaymentMethod>(buying.methods[0] ?? 'arranged')
  const [wanted, setQuantity] = useState(order?.quantity ?? 1)
  const [note, setNote] = useState('')
  const [when, setWhen] = useState('')
  const [terms, setTerms] = useState(false)
  // Of what she saw: what is loaded again while she stands here she has not read.
  const [mark, setMark] = useState(buying.mark)
  const [problems, setProblems] = useState<CheckoutProblem[]>([])
  const chosen = buying.deliveries[way] ?? { delivery: 'none' as const, name: null, cents: 0 }
  // Others may have bought some meanwhile.
  const quantity = order ? wanted : Math.min(wanted, Math.max(buying.available ?? 1, 1))
  const unit = order?.unitCents ?? buying.unit.cents
  const totalCents = unit * quantity + chosen.cents

  const time = when ? readTime(when, serverNow()) : null

  const place = useMutation({
    mutationFn: async () => {
      const said = {
        ...{ method, note: note.trim() || null, totalCents, mark, termsAccepted: true as const },
        ...{ delivery: chosen.delivery, shippingName: chosen.name },
        address: chosen.delivery === 'shipping' ? address.value.trim() : null,
        appointmentAt: time && 'at' in time ? time.at : null,
      }
      if (order) return client.orders.checkout({ id, ...said })
      const { id: listingId } = buying.thing
      if (!listingId) throw new Error('It is not on sale.')
      return client.orders.buy({ id, listingId, quantity, ...said })
    },
    onSuccess: ({ payUrl }) => {
      void queries.invalidateQueries({ queryKey: api.orders.key() })
      void queries.invalidateQueries({ queryKey: api.marketplace.key() })
      if (!isHere.current || isOnHerWay.current) {
        const view = { label: texts.toOrder, onPress: () => void navigate(tradeAddresses.order(id)) }
        showToast({ message: texts.ordered, tone: 'success', action: view })
      } else if (payUrl) window.location.assign(payUrl)
      else void navigate(tradeAddresses.order(id), { replace: true })
    },
    // It may stand otherwise by now: the thing, or the order.
    onError: async (error) => {
      // The form gives way to what stands there: the notice stays.
      if (failureOf(error).reason === 'ordered_otherwise') showToast({ message: errorOf(error), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: api.marketplace.key() })
      await queries.invalidateQueries({ queryKey: api.orders.key() })
      // She is told, and led to it; what she orders from now on is what it says now.
      const now = queries.getQueryData(buyingOf(buying.thing.id ?? '').queryKey)
      if (now && failureOf(error).reason === 'listing_changed') setMark(now.mark)
    },
  })

  function submit(): void {
    const found: CheckoutProblem[] = [
      ...(chosen.delivery === 'shipping' && !address.value.trim() ? (['address'] as const) : []),
      ...(time && 'wrong' in time ? (['when'] as const) : []),
      ...(terms ? [] : (['terms'] as const)),
    ]
    setProblems(found)
    if (found.length === 0) place.mutate()
  }

  return {
    ...{ way, setWay, chosen, method, setMethod, quantity, setQuantity, note, setNote, when, setWhen, terms, setTerms },
    ...{ address, problems, submit, place, unit, totalCents, wrongTime: time && 'wrong' in time ? time.wrong : null },
  }
}
