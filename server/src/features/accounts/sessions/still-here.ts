import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MISSED } from '../../../live/broadcasts.ts'
import type { Broadcast } from '../../../ports.ts'
import { mayAsk, unauthorized } from './find-viewer.ts'

const MOST = 10_000

const forgetMessage = z.object({ forget: z.array(z.string()) })

/** Refuses to commit what somebody asked for who is out by now. */
export type MayCommit = (tx: Context) => Promise<void>

/**
 * A request goes on while its person is suspended, or loses her powers. Where anything was said of her since it began she
 * is looked at once more before it commits; all others ask for nothing.
 */
export function createStillHere(broadcast: Broadcast): { watch: () => MayCommit; close: () => void } {
  /** Counts what was said; by person, when she was spoken of last. */
  let said = 0
  const lastSaid = new Map<string, number>()
  /** Whoever is not known any more may have been spoken of until then. */
  let forgotten = 0

  const close = broadcast.subscribe((message) => {
    if (message === MISSED) {
      forgotten = ++said
      lastSaid.clear()
    }
    if (!message.startsWith('{"forget"')) return
    said += 1
    for (const id of forgetMessage.safeParse(JSON.parse(message)).data?.forget ?? []) {
      lastSaid.delete(id)
      lastSaid.set(id, said)
    }
    for (const [id, at] of lastSaid) {
      if (lastSaid.size <= MOST) break
      lastSaid.delete(id)
      forgotten = at
    }
  })

  /** Called as a request begins, before its person is looked up. */
  const watch = (): MayCommit => {
    const since = said
    return async (tx) => {
      if (tx.viewer && (lastSaid.get(tx.viewer.id) ?? forgotten) > since) await mustBeHere(tx)
    }
  }

  return { watch, close }
}

async function mustBeHere(tx: Context): Promise<void> {
  const { rows } = await sql<{ state: string; role: string }>`
    select state, role from profiles where id = ${tx.viewer?.id}::uuid`.execute(tx.db)
  const [row] = rows
  if (!row) return
  if (!mayAsk(row.state)) throw unauthorized('suspended', 'This account is suspended.')
  if (tx.viewer?.isAdmin && row.role !== 'admin') throw unauthorized('session_ended', 'Her role is another now.')
}
