import { useState } from 'react'
import { useDraft } from './drafts.ts'

interface Kept {
  /** What stood there when she began. */
  before: string
  text: string
}

/**
 * What she makes of words that stand there already (`now`), kept like every draft until the server has it. What she began
 * before they were changed elsewhere would undo that, and is let go. What changes elsewhere while she writes takes none of
 * her words.
 */
export function useRewording(name: string, now: string) {
  const [start, begin] = useState({ name, before: now })
  const isSame = start.name === name
  if (!isSame) begin({ name, before: now })
  const before = isSame ? start.before : now
  const draft = useDraft<Kept>(name, { before, text: before })
  return {
    value: draft.value.before === before ? draft.value.text : before,
    change: (text: string) => draft.change({ before, text }),
    /** Once the server has it, or she lets go of it. */
    sent: () => draft.sent(),
  }
}
