/** As the queue has it while it is held: begun once more, it is another attempt. */
export interface HeldJob {
  id: string
  attempts: number
}

export const attemptOf = ({ id, attempts }: HeldJob): string => `${id}/${attempts}`

/** What the workers of this process have begun, until the database has its end. */
export class BegunJobs {
  readonly #isOver = new Map<string, boolean>()

  begins(job: HeldJob): void {
    this.#isOver.set(attemptOf(job), false)
  }

  /** Its end is only on its way to the database. */
  ends(job: HeldJob): void {
    this.#isOver.set(attemptOf(job), true)
  }

  has(job: HeldJob): boolean {
    return this.#isOver.has(attemptOf(job))
  }

  over(): string[] {
    return [...this.#isOver].flatMap(([attempt, isOver]) => (isOver ? attempt : []))
  }

  forget(attempts: readonly string[]): void {
    for (const attempt of attempts) this.#isOver.delete(attempt)
  }
}
