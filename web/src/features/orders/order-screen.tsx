import type { Order } from '@heraia/contract/orders'
import { Badge } from '@heraia/ui/badge'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonBox, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as tradeAddresses from '../../addresses/trade.ts'
import { errorText, errorTexts, isNotFound } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { Appointment } from './appointment.tsx'
import { Chargeback } from './chargeback.tsx'
import { Countdown } from './countdown.tsx'
import { NoteForm } from './note-form.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { toneOf } from './order-line.tsx'
import { oneOrder } from './order-queries.ts'
import { orderTexts } from './order-texts.ts'
import { ResolveForm } from './resolve-form.tsx'
import { Reviews } from './reviews.tsx'
import { Timeline } from './timeline.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useOrderActs } from './use-order-acts.ts'
import { useOrderChanges } from './use-order-changes.ts'
import { useOrderWords } from './use-order-words.ts'

/** One order: where it stands, what she can do now, and what happened. */
export function OrderScreen() {
  const texts = useTexts(orderTexts)
  const errors = useTexts(errorTexts)
  const { orderId = '' } = useParams()
  const order = useQuery(oneOrder(orderId))
  useOrderChanges()
  usePageTitle(order.data?.thing.title)
  if (order.isError && isNotFound(order.error)) {
    return (
      <EmptyState
        title={texts.orderMissing}
        heading="h1"
        action={<ButtonLink href={tradeAddresses.orders()}>{texts.toOrders}</ButtonLink>}
        className="py-16"
      >
        {texts.orderMissingHint}
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 md:py-12">
      {order.data ? (
        <Shown key={order.data.id} order={order.data} />
      ) : order.isError ? (
        <FailedState
          title={texts.orderFailed}
          retryLabel={texts.retry}
          onRetry={() => void order.refetch()}
          pending={order.isFetching}
        >
          {errorText(errors, order.error)}
        </FailedState>
      ) : (
        <Skeleton label={texts.loading}>
          <SkeletonRow start="words" />
          <SkeletonBox className="h-96" />
        </Skeleton>
      )}
    </div>
  )
}

function Shown({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const { states, leftUntil } = useOrderWords(order)
  const acts = useOrderActs(order)
  useReturnFromPayment(order, acts.isPaid.mutate)
  const standing = useRef<HTMLParagraphElement>(null)
  useFocusAfter(acts.isBusy, standing)
  const { state, dueAt } = order
  const until = state in leftUntil ? leftUntil[state as keyof typeof leftUntil] : null
  return (
    <>
      <PageHeading title={order.thing.title} />
      <p ref={standing} tabIndex={-1} className="mt-3 flex flex-wrap items-center gap-3 outline-none" role="status">
        <Badge tone={toneOf(state)}>{states[state]}</Badge>
        {order.isMyTurn && <Badge tone="accent">{texts.yourTurn}</Badge>}
        {dueAt && until && <Countdown dueAt={dueAt} until={until} />}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-8">
          <Chargeback order={order} />
          <OrderActions order={order} acts={acts} />
          <Appointment order={order} acts={acts} />
          <Reviews order={order} acts={acts} />
          <Timeline order={order} />
          {order.may.includes('write') && <NoteForm order={order} acts={acts} />}
          {order.may.includes('resolve') && <ResolveForm order={order} acts={acts} />}
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  )
}

/** She is back from the payment page: asks once whether it is paid, for the provider's own word may be late. */
function useReturnFromPayment(order: Order, ask: () => void) {
  const [query, setQuery] = useSearchParams()
  const isBack = query.has('paid')
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isBack || isAsked.current) return
    isAsked.current = true
    setQuery({}, { replace: true })
    if (order.state === 'reserved' && order.method === 'card') ask()
  }, [isBack, order, ask, setQuery])
}
