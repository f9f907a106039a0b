import type { Draft } from './drafts.ts'
import { idToSend, type Sent } from './one-thing.ts'

/** What a draft of it begins with. */
export const NOT_SENT: Sent = { id: '' }

/**
 * The id of what she sends. The same words sent again after a lost answer are one, also after a reload; other words are
 * something else, which the server must not take for what it has already. `sent`: they are there, and the same words
 * again are new ones.
 */
export interface IdKeeper<Id extends string> {
  of(words: string): Id
  sent(): void
}

/** `kept`: the draft of her words' id, beside theirs. */
export const idKeeper = <Id extends string>(kept: Pick<Draft<Sent>, 'change' | 'sent'>): IdKeeper<Id> => ({
  of(words) {
    let sent = NOT_SENT
    // Of what is kept at this moment, not of what was drawn last: a second press may come before that.
    kept.change((now) => {
      sent = idToSend(now, words, true)
      return sent
    })
    return sent.id as Id
  },
  sent: () => kept.sent(),
})
