import { useState } from 'react'
import { useDraft } from './drafts.ts'
import { type Kept, standing, swapped, tried, written, writtenSince } from './rewording.ts'

export interface Rewording {
  value: string
  change: (text: string) => void
  /** It is on its way to the server. */
  trying: () => void
  /** Once the server has it, and `now` stands there. Says whether that is all: what she has written since stays. */
  saved: (now: string) => boolean
  /** She lets go of it. */
  sent: () => void
  /** What she had written before the words were changed elsewhere: sent as it is, it would undo that. */
  older: string | null
  /** Takes them into the field; what she wrote there since is then what is older. */
  takeOlder: () => void
  /** What the words were changed to elsewhere while hers stand in the field: saved, hers undo it. */
  changedTo: string | null
}

/**
 * What she makes of words that stand there already (`now`), kept like every draft until the server has it. What changes
 * elsewhere while she writes takes none of her words; where she has written nothing, what stands there now is what she
 * begins with.
 */
export function useRewording(name: string, now: string): Rewording {
  const [start, begin] = useState({ name, before: now })
  const draft = useDraft<Kept | null>(name, null)
  const { before, value, older, changedTo } = standing(draft.value, start.name === name ? start.before : now, now)
  if (start.name !== name || start.before !== before) begin({ name, before })
  return {
    value,
    change: (text) => draft.change((then) => written(then, before, text)),
    trying: () => draft.change((then) => tried(then, before, value)),
    saved(now) {
      let isAll = true
      draft.sent((then) => {
        const rest = writtenSince(then, now)
        isAll = rest === null
        return rest
      })
      return isAll
    },
    sent: () => draft.sent(),
    older,
    takeOlder: () => draft.change((then) => swapped(then, before, value)),
    changedTo,
  }
}
