import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonBox, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'
import { failureOf, fieldCode, isNotFound } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useIsHere } from '../../lib/use-is-here.ts'
import { Refused } from './buy-box.tsx'
import { buyTexts } from './buy-texts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useOrderError } from './order-errors.ts'
import { buyingOf, oneOrder } from './order-queries.ts'

/** Nothing has an id that is none. */
const isNoListing = (error: unknown) => isNotFound(error) || fieldCode(failureOf(error), 'listingId') !== undefined

/** It is deleted, paused or hidden from her; an order about it stands on its own page. */
function Gone({ orderId }: { orderId: string | undefined }) {
  const texts = useTexts(buyTexts)
  return (
    <EmptyState
      title={texts.notNow}
      action={
        orderId ? (
          <ButtonLink href={tradeAddresses.order(orderId)}>{texts.toTheOrder}</ButtonLink>
        ) : (
          <ButtonLink href={addresses.marketplace()}>{texts.toMarket}</ButtonLink>
        )
      }
    >
      {texts.gone}
    </EmptyState>
  )
}

/** Where a thing is bought: at its price, or at the one that the two agreed on. */
export function CheckoutScreen() {
  const texts = useTexts(buyTexts)
  const errorOf = useOrderError()
  const { listingId: asked, orderId } = useParams()
  const isHere = useIsHere()
  const orders = useQuery({ ...oneOrder(orderId ?? ''), enabled: orderId !== undefined })
  const order = orders.data ?? null
  const listingId = asked ?? order?.thing.id ?? ''
  const listing = useQuery({ ...buyingOf(listingId), enabled: listingId !== '' })
  const failed = orders.isError ? orders : listing.isError ? listing : null
  const buying = listing.data
  const isGone = orders.isError ? isNotFound(orders.error) : listing.isError && isNoListing(listing.error)
  const isHers = order !== null && order.may.includes('checkout')
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.checkout} />
      <div className="mt-8">
        {isGone || (order && listingId === '') ? (
          <Gone orderId={orders.isError ? undefined : orderId} />
        ) : failed ? (
          <FailedState
            title={texts.failed}
            retryLabel={texts.retry}
            onRetry={() => void failed.refetch()}
            pending={failed.isFetching}
          >
            {errorOf(failed.error)}
          </FailedState>
        ) : !buying || (orderId && !order) ? (
          <Skeleton label={texts.loading}>
            <SkeletonRow start="picture" />
            <SkeletonBox className="h-96" />
          </Skeleton>
        ) : isHers || (!orderId && !buying.refused && !buying.openOrderId) ? (
          <CheckoutForm key={order?.id} buying={buying} order={isHers ? order : null} isHere={isHere} />
        ) : (
          <EmptyState
            title={texts.notNow}
            action={<ButtonLink href={addresses.listing(listingId)}>{texts.toListing}</ButtonLink>}
          >
            <Refused buying={buying} />
          </EmptyState>
        )}
      </div>
    </div>
  )
}
