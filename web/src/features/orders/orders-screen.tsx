import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Select } from '@heraia/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { OrderLine } from './order-line.tsx'
import { FILTERS, filterOf, orderCounts, orderList, type Side, sideOf } from './order-queries.ts'
import { orderTexts } from './order-texts.ts'
import { useOrderChanges } from './use-order-changes.ts'

/** What she buys and sells; which of it stands in the address. */
export function OrdersScreen() {
  const texts = useTexts(orderTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const side = sideOf(query.get('side'))
  const filter = filterOf(query.get('filter'))
  const counts = useQuery(orderCounts()).data
  useOrderChanges()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={side === 'selling' && <ButtonLink href={tradeAddresses.payouts()}>{texts.payouts}</ButtonLink>}
      />
      <LinkTabs
        label={texts.sidesLabel}
        className="mt-8"
        tabs={(['buying', 'selling'] as const).map((each) => ({
          href: tradeAddresses.orders({ side: each, filter }),
          label: texts.sides[each],
          current: each === side,
          count: counts?.[each],
        }))}
      />
      <Select
        label={texts.filtersLabel}
        className="mt-4 max-w-56"
        value={filter}
        onValue={(value) => void navigate(tradeAddresses.orders({ side, filter: value }), { replace: true })}
        options={FILTERS.map((each) => ({ value: each, label: texts.filters[each] }))}
      />
      <List key={`${side} ${filter}`} side={side} filter={filter} />
    </div>
  )
}

function List({ side, filter }: { side: Side; filter: (typeof FILTERS)[number] }) {
  const texts = useTexts(orderTexts)
  return (
    <Lines
      list={useInfiniteList(orderList(side, filter))}
      words={texts}
      rows="picture"
      className="mt-2"
      lineOf={(order) => <OrderLine key={order.id} order={order} names={[order.other?.name]} />}
      empty={<NoOrders side={side} isAll={filter === 'all'} />}
    />
  )
}

function NoOrders({ side, isAll }: { side: Side; isAll: boolean }) {
  const texts = useTexts(orderTexts)
  return (
    <EmptyState
      title={isAll ? texts.none[side] : texts.noneFiltered}
      art="balls"
      seed={side}
      action={
        isAll ? (
          <ButtonLink href={addresses.marketplace()} tone="primary">
            {texts.toMarket}
          </ButtonLink>
        ) : (
          <ButtonLink href={tradeAddresses.orders({ side })}>{texts.filters.all}</ButtonLink>
        )
      }
    >
      {isAll ? texts.noneHint[side] : texts.noneFilteredHint}
    </EmptyState>
  )
}
