import type { Deal } from '@heraia/contract/orders'
import type { PersonChip } from '@heraia/contract/person'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import * as tradeAddresses from '../../addresses/trade.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Countdown } from './countdown.tsx'
import { dealTexts } from './deal-texts.ts'
import { OrderActions } from './order-actions.tsx'
import { toneOf } from './order-line.tsx'
import { orderTexts } from './order-texts.ts'
import { ThingPicture } from './thing-picture.tsx'
import { useOrderActs } from './use-order-acts.ts'
import { useOrderWords } from './use-order-words.ts'

interface DealCardProps {
  deal: Deal
  partner: PersonChip
  /** Whether it says which thing it is about. */
  isNamed: boolean
}

/** About the price it is answered here; what comes after is done on the order's page, where all of it stands. */
const ANSWERS = new Set<Deal['may'][number]>(['accept', 'counter', 'decline', 'withdraw', 'checkout'])

export function DealCard({ deal, partner, isNamed }: DealCardProps) {
  const texts = useTexts(dealTexts)
  const order = useTexts(orderTexts)
  const acts = useOrderActs(deal)
  const { thing, state, dueAt, isMyTurn, note } = deal
  const { states } = useOrderWords(deal)
  return (
    <div className="grid gap-2">
      {isNamed && (
        <p className="flex min-w-0 items-center gap-2">
          <ThingPicture thing={thing} className="size-10 shrink-0 rounded-sm" />
          <span dir="auto" className="truncate text-sm font-semibold">
            {thing.title}
          </span>
        </p>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone={toneOf(state)}>{states[state]}</Badge>
        {isMyTurn && <Badge tone="accent">{order.yourTurn}</Badge>}
        <Price deal={deal} name={partner.name} />
        {dueAt && (state === 'offered' || state === 'accepted' || state === 'reserved') && <Countdown dueAt={dueAt} />}
      </p>
      {state === 'offered' && note && (
        <p dir="auto" className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <OrderActions order={{ ...deal, may: deal.may.filter((act) => ANSWERS.has(act)) }} acts={acts} size="small" />
        <Link href={tradeAddresses.order(deal.id)} className="link touch inline-flex items-center px-1 text-sm">
          {texts.see}
        </Link>
      </div>
    </div>
  )
}

/** Who offers how much; later what it costs in all. */
function Price({ deal: { state, side, offer, total }, name }: { deal: Deal; name: string }) {
  const texts = useTexts(dealTexts)
  const { money } = useFormat()
  if (state !== 'offered' || !offer) return <strong className="figures">{money(total.cents, total.currency)}</strong>
  const price = money(offer.cents, total.currency)
  const isMine = offer.by === (side === 'buying' ? 'buyer' : 'seller')
  return <strong className="figures">{isMine ? texts.youOffer(price) : texts.theyOffer(name, price)}</strong>
}
