import { uuid7 } from '@heraia/contract/uuid7'

/**
 * The id of what she sends. The same words sent again after a lost answer are one; other words are something else, which
 * the server must not take for what it has already. `sent`: they are there, and the same words again are new ones.
 */
export interface IdKeeper<Id extends string> {
  of(words: string): Id
  sent(): void
}

export function idKeeper<Id extends string>(): IdKeeper<Id> {
  let kept: { words: string; id: Id } | null = null
  return {
    of(words) {
      if (kept?.words !== words) kept = { words, id: uuid7() as string as Id }
      return kept.id
    },
    sent() {
      kept = null
    },
  }
}
