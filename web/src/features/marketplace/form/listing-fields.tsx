import { SPORTS } from '@heraia/contract/sports'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { conditionNames } from '../../../pieces/condition-names.ts'
import {
  CONDITIONS,
  CURRENCIES,
  DESCRIPTION_MAX,
  INVENTORY_MAX,
  LISTING_TITLE_MAX,
  PLACE_MAX,
  RETURNS_MAX,
  SCHEDULE_MAX,
  SIZE_MAX,
  WARRANTY_MAX,
} from '../market-limits.ts'
import { useCategories } from '../use-categories.ts'
import { fieldId } from './field-id.ts'
import { KeywordsField } from './keywords-field.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { ListingPicturesField } from './listing-pictures-field.tsx'
import type { FormField } from './listing-problems.ts'
import { ShippingFields } from './shipping-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

interface ListingFieldsProps {
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
      <Part title={texts.selling}>
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

/** What every field of the form needs. */
function useWiring({ form: { problems }, prefix }: ListingFieldsProps) {
  const texts = useTexts(listingFormTexts)
  return (field: FormField) => {
    const words = problems[field]
    return { id: fieldId(prefix, field), error: words && texts.problems[words] }
  }
}

function WhatItIs(props: ListingFieldsProps) {
  const { draft, change, isService } = props.form
  const texts = useTexts(listingFormTexts)
  const conditions = useTexts(conditionNames)
  const wiring = useWiring(props)
  const { tree, nameOf } = useCategories()
  const subcategories = tree.find(({ slug }) => slug === draft.category)?.subcategories ?? []
  return (
    <>
      <Field
        {...wiring('title')}
        label={texts.title}
        hint={texts.titleHint}
        value={draft.title}
        onValue={(title) => change({ title })}
        maxLength={LISTING_TITLE_MAX}
        countTo={LISTING_TITLE_MAX}
        countWords={texts.left}
        autoComplete="off"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...wiring('category')}
          label={texts.category}
          value={draft.category}
          onValue={(category) => change({ category, subcategory: '' })}
          placeholder={texts.chooseCategory}
          options={tree.map(({ slug }) => ({ value: slug, label: nameOf(slug) }))}
          required
        />
        <Select
          {...wiring('subcategory')}
          label={texts.subcategory}
          value={draft.subcategory}
          onValue={(subcategory) => change({ subcategory })}
          placeholder={draft.category ? texts.chooseSubcategory : texts.categoryFirst}
          options={subcategories.map(({ slug }) => ({ value: slug, label: nameOf(draft.category, slug) }))}
          disabled={!draft.category}
          required
        />
      </div>
      <Select
        label={texts.sport}
        aside={texts.optional}
        value={draft.sport}
        onValue={(sport) => change({ sport })}
        placeholder={texts.anySport}
        options={SPORTS.map((value) => ({ value, label: value }))}
      />
      <TextArea
        {...wiring('description')}
        label={texts.description}
        hint={texts.descriptionHint}
        value={draft.description}
        onValue={(description) => change({ description })}
        maxLength={DESCRIPTION_MAX}
        rows={5}
        required
      />
      {!isService && (
        <>
          <RadioGroup
            label={texts.condition}
            look="tiles"
            value={draft.condition}
            onValue={(value) => change({ condition: CONDITIONS.find((each) => each === value) ?? draft.condition })}
            options={CONDITIONS.map((value) => ({
              value,
              label: conditions[value],
              hint: texts.conditionHints[value],
            }))}
          />
          <Field
            label={texts.size}
            aside={texts.optional}
            hint={texts.sizeHint}
            value={draft.size}
            onValue={(size) => change({ size })}
            maxLength={SIZE_MAX}
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}

function Pictures(props: ListingFieldsProps) {
  const { draft, pictures } = props.form
  return <ListingPicturesField {...useWiring(props)('images')} chosen={draft.images} pictures={pictures} />
}

function Selling(props: ListingFieldsProps) {
  const { draft, change, isService } = props.form
  const texts = useTexts(listingFormTexts)
  const wiring = useWiring(props)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field
          {...wiring('price')}
          label={texts.price}
          hint={texts.priceHint}
          type="number"
          inputMode="decimal"
          min={0.01}
          step={0.01}
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
  const wiring = useWiring(props)
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
  const { category, subcategory, sport } = draft
  const chosen = [
    sport || null,
    subcategory ? nameOf(category, subcategory) : null,
    category ? nameOf(category) : null,
    draft.size || null,
  ]
  return (
    <KeywordsField
      {...useWiring(props)('keywords')}
      words={draft.keywords}
      onWords={(keywords) => change({ keywords })}
      title={draft.title}
      chosen={chosen}
    />
  )
}
