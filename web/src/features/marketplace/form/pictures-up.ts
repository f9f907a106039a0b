import { whenReady } from '../../media/uploads/when-ready.ts'
import type { ListingDraft } from './listing-draft.ts'

/** She would rather go on writing than wait for them. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

/** Resolves once the server can show all pictures of it, unless she calls the waiting off. */
export function picturesUp({ images }: Pick<ListingDraft, 'images'>, waiting: AbortSignal): Promise<void> {
  const calledOff = new Promise<never>((_, reject) => {
    waiting.addEventListener('abort', () => reject(new CalledOff()))
  })
  return Promise.race([whenReady(images.map(({ id }) => id)), calledOff])
}
