import { readMarks } from '../database/marks.ts'
import { openKept } from '../kept-store.ts'

/** A browser may cut the connection to what is kept, of a page that slept for one: it is `removed` only where nothing is there. */
export async function whyLost(name: string): Promise<'lost' | 'removed'> {
  try {
    const kept = await openKept(name)
    const { snapshot } = await readMarks(kept).finally(() => kept.close())
    return snapshot === null ? 'removed' : 'lost'
  } catch {
    return 'lost'
  }
}
