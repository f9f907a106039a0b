import type { GalleryItem } from '@heraia/contract/media'
import { DESCRIPTION_MAX, TITLE_MAX } from '../media-limits.ts'
import type { ItemDraft } from '../uploads/upload-store.ts'
import { problemOf, splitTags } from './tag-words.ts'

/** What she writes of a picture, as it stands in the form. */
export interface ItemForm {
  title: string
  description: string
  category: GalleryItem['category']
  /** With commas between. */
  tags: string
  audience: GalleryItem['audience']
}

export const EMPTY_ITEM: ItemForm = {
  title: '',
  description: '',
  category: 'competition',
  tags: '',
  audience: 'public',
}

export const formOf = (item: GalleryItem): ItemForm => ({
  title: item.title,
  description: item.description ?? '',
  category: item.category,
  tags: item.tags.join(', '),
  audience: item.audience,
})

export const fieldsOf = (form: ItemForm): Omit<ItemDraft, 'id'> => ({
  title: form.title.trim(),
  description: form.description.trim() || null,
  category: form.category,
  tags: splitTags(form.tags),
  audience: form.audience,
})

export type ItemErrors = Partial<
  Record<'title' | 'description' | 'tags', 'titleRequired' | 'tooLong' | 'tagsTooMany' | 'tagTooLong'>
>

export function errorsOf(form: ItemForm): ItemErrors {
  const errors: ItemErrors = {}
  const title = form.title.trim()
  if (title === '') errors.title = 'titleRequired'
  if (title.length > TITLE_MAX) errors.title = 'tooLong'
  if (form.description.trim().length > DESCRIPTION_MAX) errors.description = 'tooLong'
  const problem = problemOf(splitTags(form.tags))
  if (problem) errors.tags = problem === 'too_many' ? 'tagsTooMany' : 'tagTooLong'
  return errors
}
