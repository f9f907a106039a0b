import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { CURRENCIES } from '../market-limits.ts'
import { marketTexts } from '../market-texts.ts'
import { isTurnedRound, type MarketSearch, priceIn } from './market-search.ts'

/** From and to, both inclusive, in one currency. */
export function PriceFacet({ search, onChange }: { search: MarketSearch; onChange: (search: MarketSearch) => void }) {
  const texts = useTexts(marketTexts)
  const currency = search.currency ?? 'USD'
  const errorOf = (bound: 'from' | 'to') => {
    if (search[bound]?.trim() && priceIn(search[bound]) === undefined) return texts.badPrice
    return bound === 'to' && isTurnedRound(search) ? texts.toBelowFrom : undefined
  }
  const isOf = (value: string) => CURRENCIES.find((each) => each === value)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{texts.price}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((bound) => (
          <Field
            key={bound}
            label={texts[bound]}
            labelShown={false}
            placeholder={texts[bound]}
            type="text"
            inputMode="decimal"
            maxLength={10}
            value={search[bound] ?? ''}
            onValue={(value) => onChange({ ...search, [bound]: value })}
            error={errorOf(bound)}
            autoComplete="off"
          />
        ))}
        <Select
          label={texts.currency}
          labelShown={false}
          value={currency}
          onValue={(value) => onChange({ ...search, currency: isOf(value) })}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          className="col-span-2"
        />
      </div>
    </fieldset>
  )
}
