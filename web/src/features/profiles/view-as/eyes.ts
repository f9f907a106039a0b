import type { PersonId } from '@heraia/contract/ids'
import { isUuid } from '@heraia/contract/is-uuid'

/** Whose eyes: of nobody who is signed in, of somebody who is, of a follower, or of one person by her id. */
export const EYES = ['nobody', 'person', 'follower'] as const
export type Eyes = (typeof EYES)[number] | PersonId

/** null: the address says nothing of it, or nothing that is known. */
export const eyesIn = (search: URLSearchParams): Eyes | null => {
  const as = search.get('as')
  if (as === null) return null
  return EYES.find((each) => each === as) ?? (isUuid(as) ? (as as PersonId) : null)
}

export const isNamed = (eyes: Eyes): eyes is PersonId => !(EYES as readonly string[]).includes(eyes)
