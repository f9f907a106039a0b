import type { Context } from '../../context.ts'
import type { News } from '../../live/read-log.ts'
import { deliveriesIn, markDelivered } from './mark-delivered.ts'

const GATHER_MS = 50
const MOST_AT_ONCE = 500

/** Gathers what went out to people's streams and marks it as delivered, a few times a second at most. */
export function noticeDeliveries(context: () => Context): (personId: string, news: readonly News[]) => void {
  let waiting: ReturnType<typeof deliveriesIn> = []
  let isPlanned = false

  async function mark(): Promise<void> {
    const ctx = context()
    try {
      while (waiting.length > 0) await markDelivered(ctx, newestOf(waiting.splice(0, MOST_AT_ONCE)))
    } catch (error) {
      // Not told as delivered now; as read it will be.
      ctx.ports.log.warn({ error: String(error) }, 'deliveries were not noted')
    }
    isPlanned = false
  }

  return (personId, news) => {
    waiting = waiting.concat(deliveriesIn(personId, news))
    if (isPlanned || waiting.length === 0) return
    isPlanned = true
    setTimeout(() => void mark(), GATHER_MS)
  }
}

/** A row is written once, with the last that went out. */
const newestOf = (deliveries: ReturnType<typeof deliveriesIn>) => [
  ...new Map(deliveries.map((each) => [`${each.conversationId} ${each.personId}`, each])).values(),
]
