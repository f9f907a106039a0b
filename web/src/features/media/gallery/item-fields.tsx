import type { GalleryItem } from '@heraia/contract/media'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useTexts } from '../../../lib/locale.tsx'
import { DESCRIPTION_MAX } from '../media-limits.ts'
import { CATEGORIES } from './gallery-address.ts'
import { galleryTexts, itemFormTexts } from './gallery-texts.ts'
import type { ItemErrors, ItemForm } from './item-form.ts'

interface ItemFieldsProps {
  form: ItemForm
  errors: ItemErrors
  onChange: (form: ItemForm) => void
  titleHint?: string
}

/** Title, description, category, tags and who sees it. */
export function ItemFields({ form, errors, onChange, titleHint }: ItemFieldsProps) {
  const texts = useTexts(itemFormTexts)
  const gallery = useTexts(galleryTexts)
  const change = (changed: Partial<ItemForm>) => onChange({ ...form, ...changed })
  return (
    <>
      <Field
        label={texts.title}
        value={form.title}
        onValue={(title) => change({ title })}
        error={errors.title && texts[errors.title]}
        hint={titleHint}
        required
      />
      <TextArea
        label={texts.description}
        aside={texts.optional}
        value={form.description}
        onValue={(description) => change({ description })}
        error={errors.description && texts[errors.description]}
        countTo={form.description.length > DESCRIPTION_MAX - 200 ? DESCRIPTION_MAX : undefined}
      />
      <Select
        label={texts.category}
        value={form.category}
        onValue={(category) => change({ category: category as GalleryItem['category'] })}
        options={CATEGORIES.map((value) => ({ value, label: gallery[value] }))}
      />
      <Field
        label={texts.tags}
        aside={texts.optional}
        hint={texts.tagsHint}
        value={form.tags}
        onValue={(tags) => change({ tags })}
        error={errors.tags && texts[errors.tags]}
        autoCapitalize="none"
      />
      <RadioGroup
        label={texts.privacy}
        value={form.audience}
        onValue={(audience) => change({ audience: audience as GalleryItem['audience'] })}
        options={(['public', 'followers', 'private'] as const).map((value) => ({
          value,
          label: texts[value],
          hint: texts[`${value}Hint`],
        }))}
      />
    </>
  )
}
