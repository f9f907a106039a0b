import type { ListingCategory } from '@heraia/contract/listings'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useTexts } from '../../../lib/locale.tsx'
import { conditionNames } from '../../../pieces/condition-names.ts'
import { useSportChoices } from '../../../pieces/sport-names.ts'
import { CONDITIONS, DESCRIPTION_MAX, LISTING_TITLE_MAX, SIZE_MAX } from '../market-limits.ts'
import { useCategories } from '../use-categories.ts'
import type { ListingFieldsProps } from './listing-fields.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { useFieldWiring } from './use-field-wiring.ts'

/** Title, shelf, words; of goods also their state and size. */
export function WhatItIs(props: ListingFieldsProps) {
  const { draft, change, isService } = props.form
  const texts = useTexts(listingFormTexts)
  const conditions = useTexts(conditionNames)
  const sports = useSportChoices()
  const wiring = useFieldWiring(props)
  const { choices, nameOf } = useCategories()
  const { categories, subcategories } = shelvesFor(draft, choices)
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
          options={categories.map((slug) => ({ value: slug, label: nameOf(slug) }))}
          required
        />
        <Select
          {...wiring('subcategory')}
          label={texts.subcategory}
          value={draft.subcategory}
          onValue={(subcategory) => change({ subcategory })}
          placeholder={draft.category ? texts.chooseSubcategory : texts.categoryFirst}
          options={subcategories.map((slug) => ({ value: slug, label: nameOf(draft.category, slug) }))}
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
        options={sports}
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

/** What she can choose; what it has stays, also where nothing new is listed any more. */
function shelvesFor({ category, subcategory }: { category: string; subcategory: string }, choices: ListingCategory[]) {
  const withHers = (slugs: string[], hers: string) => (hers && !slugs.includes(hers) ? [...slugs, hers] : slugs)
  const below = choices.find(({ slug }) => slug === category)?.subcategories ?? []
  return {
    categories: withHers(
      choices.map(({ slug }) => slug),
      category,
    ),
    subcategories: withHers(
      below.map(({ slug }) => slug),
      subcategory,
    ),
  }
}
