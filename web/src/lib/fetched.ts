/**
 * Code of ours that could not be fetched: the network is away, or another version is on the server. A browser takes it
 * for missing as long as the page stands, so only a new page helps. Whoever asks no further takes it for a lost network.
 */
export class NotLoaded extends TypeError {
  override name = 'NotLoaded'
}

/** `fetched(import('./part.ts'))` rejects with NotLoaded. */
export const fetched = <Module>(part: Promise<Module>): Promise<Module> =>
  part.catch(() => {
    throw new NotLoaded()
  })
