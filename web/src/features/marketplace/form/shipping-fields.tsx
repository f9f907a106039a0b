import { uuid7 } from '@heraia/contract/uuid7'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { TextArea } from '@heraia/ui/text-area'
import { CircleAlert, Plus, X } from 'lucide-react'
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

/** How goods get to her: by ways with a price each, or fetched. One is enough. */
export function ShippingFields({ id, draft, onChange, error }: ShippingFieldsProps) {
  const texts = useTexts(listingFormTexts)
  const { shippingOptions: options } = draft
  const set = (next: ShippingOption[]) => onChange({ shippingOptions: next })
  const change = (key: string, changed: Partial<ShippingOption>) =>
    set(options.map((option) => (option.key === key ? { ...option, ...changed } : option)))
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="grid min-w-0 gap-4">
      <legend className="mb-1 text-sm font-semibold">{texts.shipping}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.shippingHint}
      </p>
      <div className="@container grid gap-4 empty:hidden">
        {options.map(({ key, name, price }, at) => (
          <fieldset
            key={key}
            aria-label={texts.shippingOption(at + 1)}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem_auto] items-start gap-2 @max-2xs:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Field
              id={at === 0 ? id : undefined}
              className="@max-2xs:col-span-2"
              label={texts.shippingOptionName}
              placeholder={texts.shippingOptionNameHint}
              value={name}
              onValue={(next) => change(key, { name: next })}
              maxLength={NAME_MAX}
              aria-invalid={at === 0 && Boolean(error)}
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
      </div>
      {options.length < OPTIONS_MAX && (
        <Button
          id={options.length === 0 ? id : undefined}
          icon={<Plus aria-hidden="true" />}
          onClick={() => set([...options, { key: uuid7(), name: '', price: '' }])}
          className="w-fit"
        >
          {texts.addShippingOption}
        </Button>
      )}
      <Checkbox label={texts.pickup} checked={draft.pickup} onValue={(pickup) => onChange({ pickup })} />
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error && (
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
      <TextArea
        label={texts.shippingNote}
        aside={texts.optional}
        hint={texts.shippingNoteHint}
        value={draft.shippingNote}
        onValue={(shippingNote) => onChange({ shippingNote })}
        maxLength={SHIPPING_NOTE_MAX}
        rows={1}
      />
    </fieldset>
  )
}
