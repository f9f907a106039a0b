import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { BellPlus, BellRing } from 'lucide-react'
import { useLocation } from 'react-router'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { marketTexts } from '../market-texts.ts'
import { filtersOf, type MarketSearch, queryOf, searchOf } from './market-search.ts'
import { useMarketSearches } from './use-market-searches.ts'

interface SaveSearchProps {
  search: MarketSearch
  tone?: 'primary' | 'plain'
}

/** Keeps what is searched now. Who is not signed in is asked to, and comes back to the same search. */
export function SaveSearch({ search, tone = 'plain' }: SaveSearchProps) {
  const texts = useTexts(marketTexts)
  const { isAuthenticated } = useSession()
  const here = useLocation()
  if (Object.keys(filtersOf(search)).length === 0) return null
  if (isAuthenticated) return <SaveHers search={search} tone={tone} />
  return (
    <ButtonLink href={addresses.login(here.pathname + here.search)} tone={tone} icon={<BellPlus aria-hidden="true" />}>
      {texts.saveSearch}
    </ButtonLink>
  )
}

function SaveHers({ search, tone }: Required<SaveSearchProps>) {
  const texts = useTexts(marketTexts)
  const { query, save, saving } = useMarketSearches()
  // As the server gives it back: with the currency that a price is in.
  const address = queryOf(searchOf(filtersOf(search)))
  const isSaved = query.data?.items.some(({ filters }) => queryOf(searchOf(filters)) === address)
  if (isSaved) {
    return (
      <ButtonLink href={tradeAddresses.savedListings()} tone="plain" icon={<BellRing aria-hidden="true" />}>
        {texts.searchIsSaved}
      </ButtonLink>
    )
  }
  return (
    <Button
      tone={tone}
      icon={<BellPlus aria-hidden="true" />}
      onClick={() => save(search)}
      pending={saving || query.isPending}
    >
      {texts.saveSearch}
    </Button>
  )
}
