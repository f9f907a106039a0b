import type { Renewed } from '../database/open-database.ts'
import type { Film } from '../media/film.ts'

/** What a page says to a service worker that is there and does not answer for it. */
export const CLAIM = 'claim'

/** A request as it travels between page, worker and tabs. */
export interface SentRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export interface SentHead {
  status: number
  headers: [string, string][]
}

/** Where the demo's files lie; index.html says it. */
export interface DemoFiles {
  wasm: string
  data: string
  /** Its name changes with its content. */
  snapshot: string
  /** For what an earlier build kept. */
  migrations: string
  /** When the made-up world ended; ISO 8601. */
  madeAt: string
}

/** `memory`: this browser keeps nothing. `full`: it has no more room, and keeps what it had. `lost`: it let go of what it has, and still has it. `removed`: she or it removed all that was kept. */
export type Keeping = 'kept' | 'memory' | 'full' | 'lost' | 'removed'

export type DemoState =
  | { phase: 'opening' }
  | { phase: 'open'; keeping: Keeping; renewed: Renewed }
  /** A tab of a newer build has the database now. */
  | { phase: 'outdated' }
  | { phase: 'failed'; reason: string }

/** From a page to whoever answers. */
export type Ask =
  | { kind: 'ask'; id: string; request: SentRequest }
  /** She went away from it: a stream ends. */
  | { kind: 'stop'; id: string }

/** Back to the page. Whole, or, where it is a stream, piece by piece. */
export type Answer =
  | { kind: 'answer'; id: string; head: SentHead; body: ArrayBuffer | null }
  | { kind: 'head'; id: string; head: SentHead }
  | { kind: 'piece'; id: string; bytes: Uint8Array }
  | { kind: 'end'; id: string }
  /** As when a network is lost. */
  | { kind: 'broken'; id: string }

export type ToWorker =
  | Ask
  | { kind: 'begin'; base: string; files: DemoFiles }
  | { kind: 'filmed'; id: string; film: Film | null }
  | { kind: 'reset' }
  | { kind: 'restart' }
  | { kind: 'ping' }

/** For the pages of all tabs. `begun-anew`: everything is gone, each begins again. */
export type News = { kind: 'begun-anew' } | { kind: 'mailed' }

export type ToPage =
  | Answer
  | { kind: 'state'; state: DemoState }
  | { kind: 'film'; id: string; bytes: Uint8Array }
  | News
  | { kind: 'pong' }
  /** It leads and has failed, or lost what it keeps, and in some tab it is to be tried again: another worker in its place lets others lead. */
  | { kind: 'restart' }
  /** It holds this lock as long as it lives. */
  | { kind: 'lives'; lock: string }

/** What whoever leads does for any tab. `restart`: it is tried again if it has failed, or lost what it keeps. */
export type ForLeader = Ask | { kind: 'reset' } | { kind: 'restart' }

/** Between the workers of all tabs. */
export type BetweenTabs =
  /** `lives`: it holds the lock of its name, which is free once it is gone. */
  | { to: 'leader'; from: string; lives: boolean; message: ForLeader | { kind: 'who'; madeAt?: string } }
  | { to: 'tab'; tab: string; message: Answer }
  | { to: 'all'; from: string; message: { kind: 'leads'; state: DemoState; madeAt?: string } | News }
