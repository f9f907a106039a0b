import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { markReceived, type Received } from './mark-received.ts'

const GATHER_MS = 50
const MOST_AT_ONCE = 500

/** So far back in her log a client that comes back is believed; what is older it has told of long before. */
const LOOKED_BACK = 200

/**
 * Whoever comes back behind an event has all before it, also what she had no time to say so of. Gathered, so that a
 * restart, after which all come back, is a few queries.
 */
export function noticeResumes(context: () => Context): (personId: string, seq: number) => void {
  const waiting = new Map<string, number>()
  let isPlanned = false

  async function mark(): Promise<void> {
    const ctx = context()
    try {
      while (waiting.size > 0) await markReceived(ctx, await receivedBefore(ctx, take(waiting)))
    } catch (error) {
      // Not told as delivered now; as read it will be.
      ctx.ports.log.warn({ error: String(error) }, 'deliveries were not noted')
    }
    isPlanned = false
  }

  return (personId, seq) => {
    waiting.set(personId, Math.max(seq, waiting.get(personId) ?? 0))
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => void mark(), GATHER_MS)
  }
}

function take(waiting: Map<string, number>): [string, number][] {
  const taken = [...waiting].slice(0, MOST_AT_ONCE)
  for (const [personId] of taken) waiting.delete(personId)
  return taken
}

/** The newest message of each conversation in what these people's logs had up to the numbers. */
async function receivedBefore(ctx: Context, people: readonly [string, number][]): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select distinct on (b.person_id, e.data ->> 'conversationId') b.person_id as "personId",
      e.data ->> 'conversationId' as "conversationId", e.data -> 'message' ->> 'id' as "messageId"
    from unnest(${people.map(([id]) => id)}::uuid[], ${people.map(([, seq]) => seq)}::bigint[]) as b (person_id, seq)
    join person_events e on e.person_id = b.person_id and e.seq <= b.seq and e.seq > b.seq - ${sql.lit(LOOKED_BACK)}
    where e.kind = 'message.new' and e.data -> 'message' ->> 'senderId' <> b.person_id::text
    order by b.person_id, e.data ->> 'conversationId', e.seq desc`.execute(ctx.db)
  return rows
}
