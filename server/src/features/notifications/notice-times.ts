import type { MailPace, NotificationSettings } from '@heraia/contract/settings'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { nextAt, quietUntil } from './local-time.ts'

const MORNING = '08:00'
const MONDAY = 1

/** When she may be mailed; `waitedFor`: the pace that this very moment was chosen by. null: now. */
export function mailWaitsUntil(now: Date, settings: NotificationSettings, waitedFor: unknown): Date | null {
  const { mailPace, quietHours, timeZone } = settings
  if (mailPace !== 'soon' && mailPace !== waitedFor) return morning(now, mailPace, timeZone)
  return quietUntil(now, quietHours, timeZone)
}

/** When her devices may be told. null: now. */
export const pushWaitsUntil = (now: Date, { quietHours, timeZone }: NotificationSettings): Date | null =>
  quietUntil(now, quietHours, timeZone)

/** Longer than a notice is being written: it is dated by when that began. */
const WRITTEN_MS = 1000

/**
 * From when on what comes is new for the next mail or push; asked before the plan is locked. Who writes a notice at that
 * moment waits for the plan: it is dated before this mail, and not in it. Rather twice than never.
 */
export const readFrom = (tx: Context): Date => new Date(tx.now().getTime() - WRITTEN_MS)

/** What a job finds planned in `w`: for that moment, or for any where it says none. */
export const isDue = (dueAt: unknown): RawBuilder<SqlBool> =>
  typeof dueAt === 'string' ? sql<SqlBool>`w.due_at = ${dueAt}::timestamptz` : sql<SqlBool>`w.due_at is not null`

const morning = (now: Date, pace: Exclude<MailPace, 'soon'>, timeZone: string): Date =>
  nextAt(now, MORNING, timeZone, pace === 'weekly' ? MONDAY : undefined)
