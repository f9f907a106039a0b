import { useState } from 'react'
import { useDraft } from './drafts.ts'
import { goesOn, type Kept, olderWords, written } from './rewording.ts'

export interface Rewording {
  value: string
  change: (text: string) => void
  /** It is on its way to the server. */
  trying: () => void
  /** Once the server has it, or she lets go of it. */
  sent: () => void
  /** What she had written before the words were changed elsewhere: sent as it is, it would undo that. */
  older: string | null
  takeOlder: () => void
}

/**
 * What she makes of words that stand there already (`now`), kept like every draft until the server has it. What changes
 * elsewhere while she writes takes none of her words; where she has written nothing, what stands there now is what she
 * begins with.
 */
export function useRewording(name: string, now: string): Rewording {
  const [start, begin] = useState({ name, before: now })
  const draft = useDraft<Kept | null>(name, null)
  const kept = draft.value
  const isOurs = start.name === name && (start.before === now || (kept !== null && goesOn(kept, start.before)))
  if (!isOurs) begin({ name, before: now })
  const before = isOurs ? start.before : now
  const older = olderWords(kept, before)
  const value = kept && goesOn(kept, before) ? kept.text : before
  return {
    value,
    change: (text) => draft.change((then) => written(then, before, text)),
    trying: () =>
      draft.change((then) => ({ ...(written(then, before, value) ?? { before, text: value }), tried: value.trim() })),
    sent: () => draft.sent(),
    older,
    takeOlder: () => draft.change({ before, text: older ?? value }),
  }
}
