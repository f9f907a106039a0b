import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { conditionNames } from '../../../pieces/condition-names.ts'
import { useSportChoices } from '../../../pieces/sport-names.ts'
import { CONDITIONS } from '../market-limits.ts'
import { marketTexts } from '../market-texts.ts'
import { CategoryFacet } from './category-facet.tsx'
import type { MarketSearch } from './market-search.ts'
import { PriceFacet } from './price-facet.tsx'

interface FacetsProps {
  /** As she types it. */
  search: MarketSearch
  onChange: (search: MarketSearch) => void
}

/** Everything that narrows the search; beside the results where there is room, in a sheet on a phone. */
export function Facets({ search, onChange }: FacetsProps) {
  const texts = useTexts(marketTexts)
  const sports = useSportChoices()
  const conditions = useTexts(conditionNames)
  const isDelivery = (value: string) => (value === 'ships' || value === 'pickup' ? value : undefined)
  return (
    <div className="grid content-start gap-6">
      <CategoryFacet search={search} onChange={onChange} />
      <Select
        label={texts.sport}
        value={search.sport ?? ''}
        onValue={(sport) => onChange({ ...search, sport })}
        placeholder={texts.allSports}
        options={sports}
      />
      <Select
        label={texts.condition}
        value={search.condition ?? ''}
        onValue={(value) => onChange({ ...search, condition: CONDITIONS.find((each) => each === value) })}
        placeholder={texts.anyCondition}
        options={CONDITIONS.map((value) => ({ value, label: conditions[value] }))}
      />
      <PriceFacet search={search} onChange={onChange} />
      <Field
        label={texts.location}
        value={search.location ?? ''}
        onValue={(location) => onChange({ ...search, location })}
        maxLength={100}
        autoComplete="off"
      />
      <Field
        label={texts.size}
        value={search.size ?? ''}
        onValue={(size) => onChange({ ...search, size })}
        maxLength={30}
        autoComplete="off"
      />
      <Select
        label={texts.delivery}
        value={search.delivery ?? ''}
        onValue={(value) => onChange({ ...search, delivery: isDelivery(value) })}
        placeholder={texts.anyDelivery}
        options={(['ships', 'pickup'] as const).map((value) => ({ value, label: texts.deliveries[value] }))}
      />
      <Checkbox
        label={texts.verifiedSeller}
        checked={search.verified ?? false}
        onValue={(verified) => onChange({ ...search, verified })}
      />
    </div>
  )
}
