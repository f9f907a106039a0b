import type { OrderCard } from '@heraia/contract/orders'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import * as tradeAddresses from '../../addresses/trade.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Countdown } from './countdown.tsx'
import { orderTexts } from './order-texts.ts'
import { ThingPicture } from './thing-picture.tsx'
import { useOrderWords } from './use-order-words.ts'

interface OrderLineProps {
  order: Pick<OrderCard, 'id' | 'state' | 'thing' | 'total' | 'quantity' | 'isMyTurn' | 'dueAt' | 'method' | 'delivery'>
  /** Who it is with. */
  names: (string | undefined)[]
  /** What else is to be seen at once. */
  mark?: string | undefined
}

/** One order in a list; all of the line leads to it. */
export function OrderLine({ order, names, mark }: OrderLineProps) {
  const texts = useTexts(orderTexts)
  const { money, list } = useFormat()
  const { thing, state, total, quantity, isMyTurn, dueAt } = order
  const { states } = useOrderWords(order)
  return (
    <li className="relative flex gap-4 py-4">
      <ThingPicture thing={thing} className="size-20 shrink-0 rounded-md" />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={toneOf(state)}>{states[state]}</Badge>
          {isMyTurn && <Badge tone="accent">{texts.yourTurn}</Badge>}
          {mark && <Badge tone="danger">{mark}</Badge>}
        </div>
        <Link
          href={tradeAddresses.order(order.id)}
          dir="auto"
          className="font-semibold after:absolute after:inset-0 hover:underline [overflow-wrap:anywhere]"
        >
          {thing.title}
        </Link>
        <p dir="auto" className="truncate text-sm text-muted">
          {list(names.map((name) => name ?? texts.somebodyGone))}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-semibold">{money(total.cents, total.currency)}</span>
          {quantity > 1 && <span className="text-muted">{texts.pieces(quantity)}</span>}
          {dueAt && <Countdown dueAt={dueAt} />}
        </p>
      </div>
    </li>
  )
}

export function toneOf(state: OrderCard['state']): 'neutral' | 'success' | 'danger' | 'notice' {
  if (state === 'completed') return 'success'
  if (state === 'disputed') return 'danger'
  return state === 'cancelled' || state === 'expired' || state === 'refunded' ? 'neutral' : 'notice'
}
