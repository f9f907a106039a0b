import { useTexts } from '../../../lib/locale.tsx'
import { fieldId } from './field-id.ts'
import type { ListingFieldsProps } from './listing-fields.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import type { FormField } from './listing-problems.ts'

/** What every field of the form needs. */
export function useFieldWiring({ form: { problems }, prefix }: ListingFieldsProps) {
  const texts = useTexts(listingFormTexts)
  return (field: FormField) => {
    const words = problems[field]
    return { id: fieldId(prefix, field), error: words && texts.problems[words] }
  }
}
