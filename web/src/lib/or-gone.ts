import { isNotFound } from './failure.ts'

/** What was deleted by a try whose answer was lost, or in another tab, is deleted. */
export const orGone = <Done>(removal: Promise<Done>): Promise<Done | null> =>
  removal.catch((error: unknown) => (isNotFound(error) ? null : Promise.reject(error as Error)))
