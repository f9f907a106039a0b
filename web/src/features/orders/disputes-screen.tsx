import { EmptyState } from '@heraia/ui/empty-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { Lines } from '../../pieces/lines.tsx'
import { chargebackTexts } from './chargeback-texts.ts'
import { OrderLine } from './order-line.tsx'
import { disputeList } from './order-queries.ts'
import { orderTexts } from './order-texts.ts'
import { useOrderChanges } from './use-order-changes.ts'

const words = defineTexts({
  en: {
    title: 'Disputed orders',
    lead: 'Those that have waited longest come first. Read both sides, then decide.',
    none: 'No dispute waits for you',
    noneHint: 'When a buyer reports a problem, her order appears here.',
  },
  es: {
    title: 'Pedidos en disputa',
    lead: 'Arriba están los que llevan más tiempo esperando. Lee a las dos partes y decide.',
    none: 'Ninguna disputa te espera',
    noneHint: 'Cuando una compradora informa de un problema, su pedido aparece aquí.',
  },
})

/** What waits for the staff. */
export function DisputesScreen() {
  const texts = useTexts(words)
  useOrderChanges()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <List none={texts.none} hint={texts.noneHint} />
    </div>
  )
}

function List({ none, hint }: { none: string; hint: string }) {
  const texts = useTexts(orderTexts)
  const bank = useTexts(chargebackTexts)
  return (
    <Lines
      list={useInfiniteList(disputeList())}
      words={texts}
      rows="picture"
      className="mt-2"
      lineOf={(order) => (
        <OrderLine
          key={order.id}
          order={order}
          names={[order.buyer?.name, order.seller?.name]}
          mark={order.chargeback === 'open' ? bank.atBank : undefined}
        />
      )}
      empty={
        <EmptyState title={none} art="court">
          {hint}
        </EmptyState>
      }
    />
  )
}
