import { setTimeout as sleep } from 'node:timers/promises'
import type { SpawnedServer } from './spawn-server.ts'

interface Step {
  begin(): unknown
  /** So many milliseconds before the servers are killed. */
  before: number
  goesOn(): void
  fails(error: unknown): void
}

/**
 * Stories that go side by side on the same servers, which are killed and started again when each of them has come to its
 * next kill: once for all of them.
 */
export class KilledTogether {
  private going = 0
  private waiting: Step[] = []
  private killing: Promise<void> = Promise.resolve()
  private readonly servers: () => SpawnedServer[]

  constructor(servers: () => SpawnedServer[]) {
    this.servers = servers
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

  /** Resolves when the servers are there again. What `begin` asks of it has been on its way for `before` milliseconds. */
  async killed(begin: () => unknown = () => {}, before = 0): Promise<void> {
    await new Promise<void>((goesOn, fails) => {
      this.waiting.push({ begin, before, goesOn, fails })
      this.killIfAllWait()
    })
  }

  private killIfAllWait(): void {
    if (this.waiting.length === 0 || this.waiting.length < this.going) return
    const steps = this.waiting.splice(0)
    const done = this.killAfter(steps)
    this.killing = done.catch(() => {})
    done.then(
      () => steps.forEach((step) => step.goesOn()),
      (error: unknown) => steps.forEach((step) => step.fails(error)),
    )
  }

  private async killAfter(steps: Step[]): Promise<void> {
    const longest = Math.max(...steps.map(({ before }) => before))
    for (const { begin, before } of steps) setTimeout(begin, longest - before)
    await sleep(longest)
    await Promise.all(this.servers().map((server) => server.kill9()))
    for (const server of this.servers()) await server.startAgain()
  }
}
