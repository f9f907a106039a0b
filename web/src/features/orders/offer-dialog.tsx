import type { OfferId, OrderId } from '@heraia/contract/ids'
import type { Buying } from '@heraia/contract/orders'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as tradeAddresses from '../../addresses/trade.ts'
import { api, client } from '../../lib/api.ts'
import { failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useStays } from '../../lib/use-stays.ts'
import { buyTexts } from './buy-texts.ts'
import { useOrderError } from './order-errors.ts'
import { PriceDialog } from './price-dialog.tsx'

interface OfferDialogProps {
  buying: Buying
  onClose: () => void
  /** Else she is led to the order. */
  onSent?: () => void
}

/** Another price for a thing on sale. Its ids are made once: sent again after a bad line it is the same offer. */
export function OfferDialog({ buying, onClose, onSent }: OfferDialogProps) {
  const texts = useTexts(buyTexts)
  const errorOf = useOrderError()
  const [isHere] = useState(useStays())
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [ids] = useState(() => ({ id: uuid7() as OrderId, offerId: uuid7() as OfferId }))
  const offer = useMutation({
    mutationFn: async (said: { cents: number; note: string | null }) => {
      const { id: listingId } = buying.thing
      if (!listingId) throw new Error('It is not on sale.')
      return client.orders.offer({ ...ids, ...said, listingId, quantity: 1 })
    },
    onSuccess: (order) => {
      showToast({ message: texts.offerSent, tone: 'success' })
      void queries.invalidateQueries({ queryKey: api.orders.key() })
      // Not whether this dialog still stands: where the news of her offer is faster than the answer, it does not.
      if (!isHere()) return
      if (onSent) onSent()
      else void navigate(tradeAddresses.order(order.id))
    },
    onError: (error) => {
      // The box gives way to what stands there: the notice stays.
      if (failureOf(error).reason === 'ordered_otherwise') showToast({ message: errorOf(error), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: api.orders.key() })
    },
  })
  return (
    <PriceDialog
      title={texts.offerTitle}
      asked={buying.unit}
      hint={texts.offerLasts(buying.timers.offerHours)}
      above={texts.abovePrice}
      error={offer.error ? errorOf(offer.error) : undefined}
      isPending={offer.isPending}
      onSend={(said) => offer.mutate(said)}
      onClose={onClose}
    />
  )
}
