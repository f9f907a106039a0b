import { uuid7 } from '@heraia/contract/uuid7'

/** Kept with a draft: under which id it was sent, and as what. Missing where it was not sent yet. */
export interface Sent {
  id: string
  words?: string
}

/**
 * A second try of the same words is the same one thing, for the answer to the first may be what was lost. What
 * `isLater`, when she came back to the draft, says something else is another thing: the first may be there already.
 */
export function idToSend(before: Sent, words: string, isLater: boolean): Sent {
  const isAnother = !before.id || (isLater && before.words !== undefined && before.words !== words)
  return { id: isAnother ? uuid7() : before.id, words }
}

/** An earlier try, whose answer was lost, may have brought other words: what is added now would change nothing of them. */
export const mayBeThere = (before: Sent, now: Sent): boolean => before.id === now.id && before.words !== undefined

/**
 * While she writes: whether it is still what was sent under the id of its draft, whose answer was lost. Where she only
 * found it again, what begins with nothing is another thing.
 */
export const isSameThing = (isTriedHere: boolean, was: string, is: string): boolean =>
  isTriedHere || (was !== '' && is !== '')
