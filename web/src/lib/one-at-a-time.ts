/** Runs an act by its name, which says all that makes it that one. */
export type Once = <Result>(act: string, run: () => Promise<Result>) => Promise<Result>

/**
 * The same act pressed again while it is under way is that one, and has its answer: a button shows that it is at work
 * only after the next drawing, and a second press may come before.
 */
export function oneAtATime(): Once {
  const underWay = new Map<string, Promise<unknown>>()
  return <Result>(act: string, run: () => Promise<Result>) => {
    const begun = underWay.get(act) as Promise<Result> | undefined
    if (begun) return begun
    const beginning = run().finally(() => underWay.delete(act))
    underWay.set(act, beginning)
    return beginning
  }
}
