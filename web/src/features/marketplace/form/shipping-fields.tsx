import { uuid7 } from '@heraia/contract/uuid7'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { TextArea } from '@heraia/ui/text-area'
import { Plus, X } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { SHIPPING_NOTE_MAX } from '../market-limits.ts'
import type { ListingDraft, ShippingOption } from './listing-draft.ts'
import { listingFormTexts } from './listing-form-texts.ts'

const OPTIONS_MAX = 5
const NAME_MAX = 60

interface ShippingFieldsProps {
  id: string
  draft: ListingDraft
  onChange: (changed: Partial<ListingDraft>) => void
  error?: string
}

/** How goods get to her: in words, by ways with a price each, or fetched. One of them is enough. */
export function ShippingFields({ id, draft, onChange, error }: ShippingFieldsProps) {
  const texts = useTexts(listingFormTexts)
  const { shippingOptions: options } = draft
  const set = (next: ShippingOption[]) => onChange({ shippingOptions: next })
  const change = (key: string, changed: Partial<ShippingOption>) =>
    set(options.map((option) => (option.key === key ? { ...option, ...changed } : option)))
  return (
    <div className="grid gap-4">
      <TextArea
        id={id}
        label={texts.shipping}
        hint={texts.shippingHint}
        error={error}
        value={draft.shipping}
        onValue={(shipping) => onChange({ shipping })}
        maxLength={SHIPPING_NOTE_MAX}
        rows={2}
      />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 text-sm font-semibold">{texts.shippingOptions}</legend>
        {options.map(({ key, name, price }, at) => (
          <fieldset
            key={key}
            aria-label={texts.shippingOption(at + 1)}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem_auto] items-start gap-2"
          >
            <Field
              label={texts.shippingOptionName}
              placeholder={texts.shippingOptionNameHint}
              value={name}
              onValue={(next) => change(key, { name: next })}
              maxLength={NAME_MAX}
            />
            <Field
              label={`${texts.shippingOptionPrice} (${draft.currency})`}
              value={price}
              onValue={(next) => change(key, { price: next })}
              inputMode="decimal"
              maxLength={10}
              autoComplete="off"
            />
            <IconButton
              label={texts.removeShippingOption(at + 1)}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => set(options.filter((option) => option.key !== key))}
              className="mt-7"
            />
          </fieldset>
        ))}
        {options.length < OPTIONS_MAX && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => set([...options, { key: uuid7(), name: '', price: '' }])}
            className="w-fit"
          >
            {texts.addShippingOption}
          </Button>
        )}
      </fieldset>
      <Checkbox label={texts.pickup} checked={draft.pickup} onValue={(pickup) => onChange({ pickup })} />
    </div>
  )
}
