import { createStore } from '../store.ts'

/** `https`: browsers give pages without it no cryptography. `browser`: it is too old, or parts are switched off. */
export type Missing = 'https' | 'browser'

export type DemoView =
  | { phase: 'opening' }
  /**
   * `memory`: this browser keeps nothing. `full`: it has no more room, and keeps what it had. `lost`: it let
   * go of what it has, until it is started again. `removed`: it, or she in
   * its settings, removed all of it. `carried`: what she did in an earlier build goes on in this one. `anew`: it could
   * not. `pictures`: whether they can be seen and sent here.
   */
  | {
      phase: 'open'
      keeping: 'kept' | 'memory' | 'full' | 'lost' | 'removed'
      renewed: 'carried' | 'anew' | null
      pictures: boolean
    }
  /** Another tab has a newer build, and the database. */
  | { phase: 'outdated' }
  | { phase: 'failed'; reason: string }
  | { phase: 'impossible'; missing: Missing }

/** Whom a visitor of the demo can be. */
export interface DemoPerson {
  key: string
  name: string
  role: string
  email: string
  password: string
}

/** What hosts/browser gives the pages: its server stands behind their `fetch` already. `demo-mailed` on the window: a mail came. */
export interface DemoControl {
  people: readonly DemoPerson[]
  /** Once the database is up. */
  opened: Promise<void>
  /** Forgets everything; `demo-begun-anew` on the window says when. */
  reset: () => void
  /** Another worker in the place of one that failed. */
  restart: () => void
  /** Takes away what answers for the demo in this browser. */
  leave: () => Promise<void>
}

export const demoView = createStore<DemoView>({ phase: 'opening' })

let control: DemoControl | undefined

export function setDemoControl(own: DemoControl) {
  control = own
}

/** Only in the demo. */
export function demoControl(): DemoControl {
  if (!control) throw new Error('There is no demo here')
  return control
}
