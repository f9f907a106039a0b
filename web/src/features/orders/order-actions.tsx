import type { Order, OrderMay, OrderStep } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { classNames } from '@heraia/ui/class-names.ts'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useState } from 'react'
import * as tradeAddresses from '../../addresses/trade.ts'
import { type Draft, useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSettling } from '../../lib/use-settling.ts'
import { buyTexts } from './buy-texts.ts'
import { hasMovedOn, useOrderError } from './order-errors.ts'
import { orderTexts } from './order-texts.ts'
import { PriceDialog } from './price-dialog.tsx'
import type { OrderActs } from './use-order-acts.ts'
import { useStepTexts } from './use-step-texts.ts'
import { WordsDialog } from './words-dialog.tsx'

type Asking = 'counter' | 'send' | 'dispute' | OrderStep | null
type Confirmed = 'decline' | 'withdraw' | 'cancel' | 'refund' | 'complete' | 'confirm_paid'

/** What stands first is what the order waits for; what ends it stands last. */
const FORWARD = ['accept', 'checkout', 'pay', 'confirm_paid', 'send', 'receive', 'complete', 'confirm_refund'] as const
const BESIDE = ['counter', 'dispute', 'decline', 'withdraw', 'refund', 'cancel'] as const

interface OrderActionsProps {
  order: Pick<Order, 'id' | 'state' | 'may' | 'thing' | 'unitCents' | 'quantity' | 'total' | 'method' | 'delivery'>
  acts: OrderActs
  /** Beside a conversation there is less room. */
  size?: 'small' | 'large'
}

/** What she can do now. What cannot be taken back asks first. */
export function OrderActions({ order, acts, size = 'large' }: OrderActionsProps) {
  const steps = useStepTexts(order)
  const [asking, setAsking] = useState<Asking>(null)
  const may = (act: OrderMay) => order.may.includes(act)
  const forward = FORWARD.filter(may)
  const beside = BESIDE.filter(may)
  const isSettling = useSettling([...forward, ...beside].join())
  if (forward.length + beside.length === 0) return null
  const isAt = (act: string) => acts.step.isPending && acts.step.variables === act
  const press = (act: (typeof FORWARD)[number]) => {
    if (act === 'accept') acts.accept.mutate()
    else if (act === 'pay') acts.pay.mutate()
    else if (act === 'send') setAsking('send')
    else if (act === 'receive' || act === 'confirm_refund') acts.step.mutate(act)
    else if (act !== 'checkout') setAsking(act)
  }
  return (
    // Beside a conversation they stand in a row with what else is there.
    <div
      className={classNames(
        size === 'small' ? 'contents' : 'flex flex-wrap gap-2 max-sm:*:grow',
        isSettling && 'pointer-events-none',
      )}
    >
      {forward.map((act) =>
        act === 'checkout' ? (
          <ButtonLink key={act} href={tradeAddresses.orderCheckout(order.id)} tone="primary" size={size}>
            {steps.acts.checkout}
          </ButtonLink>
        ) : (
          <Button
            key={act}
            tone="primary"
            size={size}
            onClick={() => press(act)}
            pending={isAt(act) || (act === 'accept' && acts.accept.isPending) || (act === 'pay' && acts.pay.isPending)}
          >
            {steps.acts[act]}
          </Button>
        ),
      )}
      {beside.map((act) => (
        <Button key={act} size={size} onClick={() => setAsking(act)}>
          {steps.acts[act]}
        </Button>
      ))}
      <Asked
        order={order}
        acts={acts}
        asking={asking}
        onClose={() => setAsking((now) => (now === asking ? null : now))}
      />
    </div>
  )
}

function Asked({ order, acts, asking, onClose }: OrderActionsProps & { asking: Asking; onClose: () => void }) {
  const steps = useStepTexts(order)
  const buy = useTexts(buyTexts)
  const texts = useTexts(orderTexts)
  const errorOf = useOrderError()
  const words = { send: useDraft(`send:${order.id}`, ''), dispute: useDraft(`dispute:${order.id}`, '') }
  const done = { onSuccess: onClose, onError: onClose }
  // What she wrote stays in its dialog where nobody has read it: the network was gone, or the server busy.
  const kept = { onSuccess: onClose, onError: (error: Error) => hasMovedOn(error) && onClose() }
  const keptAs = (draft: Draft<string>) => ({
    ...kept,
    onSuccess: () => {
      draft.sent()
      onClose()
    },
  })
  const wrong = (error: Error | null) => (error && !hasMovedOn(error) ? errorOf(error) : undefined)
  if (asking === null) return null
  if (asking === 'counter') {
    return (
      <PriceDialog
        title={buy.counterTitle}
        asked={{ cents: order.unitCents, currency: order.total.currency }}
        isPiece={order.quantity > 1}
        error={wrong(acts.counter.error)}
        isPending={acts.counter.isPending}
        onSend={(said) => acts.counter.mutate(said, kept)}
        onClose={onClose}
      />
    )
  }
  if (asking === 'send') {
    return (
      <WordsDialog
        title={steps.acts.send}
        label={steps.tracking}
        max={200}
        sendLabel={steps.acts.send}
        error={wrong(acts.send.error)}
        isPending={acts.send.isPending}
        draft={words.send}
        onSend={(said) => acts.send.mutate(said || null, keptAs(words.send))}
        onClose={onClose}
      />
    )
  }
  if (asking === 'dispute') {
    return (
      <WordsDialog
        title={steps.disputeTitle}
        hint={steps.disputeHint}
        label={steps.whatIsWrong}
        isRequired
        max={2000}
        sendLabel={steps.send}
        error={wrong(acts.dispute.error)}
        isPending={acts.dispute.isPending}
        draft={words.dispute}
        onSend={(said) => acts.dispute.mutate(said, keptAs(words.dispute))}
        onClose={onClose}
      />
    )
  }
  const step = asking as Confirmed
  const isEnd = step !== 'complete' && step !== 'confirm_paid'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={steps.acts[step]}
      confirmLabel={steps.acts[step]}
      // Beside "Cancel order" a "Cancel" would leave open what it cancels.
      cancelLabel={step === 'cancel' || step === 'refund' ? steps.keep : texts.cancel}
      tone={isEnd ? 'danger' : 'primary'}
      pending={acts.step.isPending}
      onConfirm={() => acts.step.mutate(step, done)}
    >
      {steps.sure[step]}
    </ConfirmDialog>
  )
}
