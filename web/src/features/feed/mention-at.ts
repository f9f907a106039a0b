/** What she has begun to write of a name: where its `@` stands, and what stands behind it up to where she writes. */
export interface BegunMention {
  at: number
  word: string
}

// As the server reads a mention (find-in-text.ts), but that it has only begun, and may have accents.
const BEGUN = /(?<![\p{L}\p{N}_@/.-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,39})$/u
const GOES_ON = /^[\p{L}\p{N}_-]/u

/** null where she writes no name. */
export function mentionAt(text: string, caret: number): BegunMention | null {
  const word = BEGUN.exec(text.slice(0, caret))?.[1]
  if (word === undefined || GOES_ON.test(text.slice(caret))) return null
  return { at: caret - word.length - 1, word }
}

export const isSameMention = (one: BegunMention | null, other: BegunMention | null): boolean =>
  one?.at === other?.at && one?.word === other?.word
