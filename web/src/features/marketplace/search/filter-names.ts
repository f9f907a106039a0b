import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { conditionNames } from '../../../pieces/condition-names.ts'
import { useSportName } from '../../../pieces/sport-names.ts'
import { marketTexts } from '../market-texts.ts'
import { useCategories } from '../use-categories.ts'
import { activeFilters, cents, currencyAlone, type FilterName, filtersOf, type MarketSearch } from './market-search.ts'

/** What a filter is called on its chip: "Up to $50.00", "Footwear". */
export function useFilterNames() {
  const texts = useTexts(marketTexts)
  const conditions = useTexts(conditionNames)
  const sportName = useSportName()
  const { money } = useFormat()
  const { nameOf } = useCategories()
  const price = (typed: string, { currency = 'USD' }: MarketSearch) => money(cents(typed) ?? 0, currency)

  function filterName(search: MarketSearch, name: FilterName): string {
    const { category = '', subcategory, sport, size, condition, from, to, delivery } = search
    if (name === 'category') return nameOf(category)
    if (name === 'subcategory') return nameOf(category, subcategory)
    if (name === 'sport' && sport) return sportName(sport)
    if (name === 'size' && size) return texts.sized(size)
    if (name === 'condition' && condition) return conditions[condition]
    if (name === 'from' && from) return texts.fromPrice(price(from, search))
    if (name === 'to' && to) return texts.toPrice(price(to, search))
    if (name === 'delivery' && delivery) return texts.deliveries[delivery]
    if (name === 'verified') return texts.verifiedSeller
    return String(search[name] ?? '')
  }

  /** All of a search in one line: "ball, Equipment, Up to $50.00". */
  const searchName = (search: MarketSearch): string =>
    [search.q, ...activeFilters(search).map((name) => filterName(search, name)), currencyAlone(filtersOf(search))]
      .filter(Boolean)
      .join(', ') || texts.everything

  return { filterName, searchName }
}
