const PARTS = 16

export interface Turns {
  end(): void
}

/**
 * Calls `work` for everybody once in `everyMs`, a sixteenth of the people at a time: done for all at once it would hold
 * up what others wait for just then.
 */
export function takeTurns(
  everyMs: number,
  people: () => readonly string[],
  work: (people: readonly string[]) => void,
): Turns {
  let turn = 0
  const timer = setInterval(() => {
    turn = (turn + 1) % PARTS
    const now = people().filter((id) => partOf(id) === turn)
    if (now.length > 0) work(now)
  }, everyMs / PARTS)
  return { end: () => clearInterval(timer) }
}

/** By the last digit of her id, which is random. */
const partOf = (id: string): number => Number.parseInt(id.slice(-1), PARTS) || 0
