import { KEPT_ENTRIES } from '../../lib/kept-here.ts'
import type { PostDraft } from './post-draft.ts'

export type Choice = Pick<PostDraft, 'audience' | 'replyPolicy'>

/** Beside her drafts, and gone with them: words that she has begun are found in a draft, and this is none. */
const entryOf = (personId: string) => `${KEPT_ENTRIES.drafts}${personId}:post-choice`

/** Who may see and answer what she writes next: the same as last time. Nothing where she has chosen nothing yet. */
export function lastChoice(personId: string, storage: Pick<Storage, 'getItem'> = localStorage): Partial<Choice> {
  try {
    return JSON.parse(storage.getItem(entryOf(personId)) ?? '{}')
  } catch {
    return {}
  }
}

export function keepChoice(
  personId: string,
  { audience, replyPolicy }: Choice,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(entryOf(personId), JSON.stringify({ audience, replyPolicy }))
  } catch {
    // Storage is full: the next post begins as the first one did.
  }
}
