import type { SpawnedServer } from './spawn-server.ts'

/** How stories bring their servers to where these are killed. */
export interface KillingPoint<Step> {
  /** Of those that wait, whom one kill can be for. At least one of them. */
  together(waiting: Step[]): Step[]
  /** Resolves when the servers stand there. */
  reach(steps: Step[]): Promise<Reached<Step>>
}

export interface Reached<Step> {
  /** Whose steps did not come there, and why: their stories fail, the others go on. */
  lost: ReadonlyMap<Step, Error>
  /** Asked as soon as the servers are dead. */
  letGo(): Promise<void>
}

interface Waiting<Step> {
  step: Step
  goesOn(): void
  fails(error: unknown): void
}

/**
 * Stories that go side by side on the same servers, which are killed and started again when each of them has come to its
 * next kill: once for all of them, or for as many as can stand there at once.
 */
export class KilledTogether<Step = void> {
  private going = 0
  private waiting: Waiting<Step>[] = []
  private killing: Promise<void> | null = null
  private readonly servers: () => SpawnedServer[]
  private readonly point: KillingPoint<Step> | undefined

  constructor(servers: () => SpawnedServer[], point?: KillingPoint<Step>) {
    this.servers = servers
    this.point = point
  }

  /** Before a story begins. One that is tried again comes when the others are on their way. */
  async joins(): Promise<void> {
    this.going += 1
    await this.killing
  }

  /** At its end, whichever that is: nobody waits for it any more. */
  leaves(): void {
    this.going -= 1
    this.killIfAllWait()
  }

  /** Resolves when the servers are there again. */
  async killed(step: Step): Promise<void> {
    await new Promise<void>((goesOn, fails) => {
      this.waiting.push({ step, goesOn, fails })
      this.killIfAllWait()
    })
  }

  private killIfAllWait(): void {
    if (this.killing || this.waiting.length === 0 || this.waiting.length < this.going) return
    const steps = this.point?.together(this.waiting.map(({ step }) => step)) ?? this.waiting.map(({ step }) => step)
    const served = this.waiting.filter(({ step }) => steps.includes(step))
    this.waiting = this.waiting.filter((each) => !served.includes(each))
    this.killing = this.killAt(steps).then(
      (lost) => this.afterwards(served, ({ step }) => lost?.get(step)),
      (error: unknown) => this.afterwards(served, () => error),
    )
  }

  private afterwards(served: Waiting<Step>[], errorOf: (each: Waiting<Step>) => unknown): void {
    this.killing = null
    for (const each of served) {
      const error = errorOf(each)
      if (error === undefined) each.goesOn()
      else each.fails(error)
    }
  }

  private async killAt(steps: Step[]): Promise<Reached<Step>['lost'] | undefined> {
    const reached = await this.point?.reach(steps)
    try {
      await Promise.all(this.servers().map((server) => server.kill9()))
    } finally {
      await reached?.letGo()
    }
    for (const server of this.servers()) await server.startAgain()
    return reached?.lost
  }
}
