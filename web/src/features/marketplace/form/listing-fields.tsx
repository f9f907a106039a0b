import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { CURRENCIES, INVENTORY_MAX, PLACE_MAX, RETURNS_MAX, SCHEDULE_MAX, WARRANTY_MAX } from '../market-limits.ts'
import { useCategories } from '../use-categories.ts'
import { KeywordsField } from './keywords-field.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { ListingPicturesField } from './listing-pictures-field.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { useFieldWiring } from './use-field-wiring.ts'
import type { ListingForm } from './use-listing-form.ts'
import { WhatItIs } from './what-it-is.tsx'

export interface ListingFieldsProps {
  form: ListingForm
  prefix: string
  /** Where her profile says she is. */
  place: string | null
}

/** All that a listing says, part by part; a service has a schedule where goods have a stock and a way to be sent. */
export function ListingFields(props: ListingFieldsProps) {
  const texts = useTexts(listingFormTexts)
  return (
    <>
      <Part title={texts.what}>
        <WhatItIs {...props} />
      </Part>
      <Part title={texts.pictures}>
        <Pictures {...props} />
      </Part>
      <Part title={props.form.isService ? texts.sellingService : texts.selling}>
        <Selling {...props} />
      </Part>
      <Part title={props.form.isService ? texts.deliveryOfService : texts.delivery}>
        <Delivery {...props} />
      </Part>
      <Part title={texts.finding}>
        <Finding {...props} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 className="title text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Pictures(props: ListingFieldsProps) {
  const { draft, pictures, reminder } = props.form
  return <ListingPicturesField {...useFieldWiring(props)('images')} chosen={draft.images} {...{ pictures, reminder }} />
}

function Selling(props: ListingFieldsProps) {
  const { draft, change, isService } = props.form
  const texts = useTexts(listingFormTexts)
  const wiring = useFieldWiring(props)
  return (
    <>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3 @max-2xs:grid-cols-1">
          <Field
            {...wiring('price')}
            label={texts.price}
            hint={texts.priceHint}
            inputMode="decimal"
            autoComplete="off"
            value={draft.price}
            onValue={(price) => change({ price })}
            required
          />
          <Select
            label={texts.currency}
            value={draft.currency}
            onValue={(value) => change({ currency: CURRENCIES.find((each) => each === value) ?? draft.currency })}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </div>
      </div>
      {isService ? (
        <TextArea
          {...wiring('schedule')}
          label={texts.schedule}
          hint={texts.scheduleHint}
          value={draft.schedule}
          onValue={(schedule) => change({ schedule })}
          maxLength={SCHEDULE_MAX}
          rows={2}
          required
        />
      ) : (
        <Field
          {...wiring('inventory')}
          label={texts.inventory}
          hint={texts.inventoryHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={INVENTORY_MAX}
          step={1}
          value={draft.inventory}
          onValue={(inventory) => change({ inventory })}
          required
        />
      )}
    </>
  )
}

function Delivery(props: ListingFieldsProps) {
  const { draft, change, isService } = props.form
  const texts = useTexts(listingFormTexts)
  const wiring = useFieldWiring(props)
  return (
    <>
      <Field
        {...wiring('location')}
        label={texts.location}
        hint={texts.locationHint}
        aside={texts.optional}
        value={draft.location ?? props.place ?? ''}
        onValue={(location) => change({ location })}
        maxLength={PLACE_MAX}
      />
      {!isService && <ShippingFields {...wiring('shipping')} draft={draft} onChange={change} />}
      <TextArea
        {...wiring('returns')}
        label={texts.returns}
        hint={texts.returnsHint}
        value={draft.returns}
        onValue={(returns) => change({ returns })}
        maxLength={RETURNS_MAX}
        rows={2}
        required
      />
      <TextArea
        {...wiring('warranty')}
        label={texts.warranty}
        aside={texts.optional}
        value={draft.warranty}
        onValue={(warranty) => change({ warranty })}
        maxLength={WARRANTY_MAX}
        rows={1}
      />
    </>
  )
}

function Finding(props: ListingFieldsProps) {
  const { draft, change } = props.form
  const { nameOf } = useCategories()
  const sportName = useSportName()
  const { category, subcategory, sport } = draft
  const chosen = [
    sport ? sportName(sport) : null,
    subcategory ? nameOf(category, subcategory) : null,
    category ? nameOf(category) : null,
    draft.size || null,
  ]
  return (
    <KeywordsField
      {...useFieldWiring(props)('keywords')}
      words={draft.keywords}
      onWords={(keywords) => change({ keywords })}
      title={draft.title}
      chosen={chosen}
    />
  )
}
