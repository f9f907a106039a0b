/** How long an archive waits for her. */
export const EXPORT_DAYS = 7
/** By then the queue has tried nine times in vain, with growing pauses (0003): she is not to wait for the next. */
const MADE_WITHIN_HOURS = 4

/** An archive that was asked for before, and is not made yet, has failed. */
export const failedBefore = (now: Date): Date => new Date(now.getTime() - MADE_WITHIN_HOURS * 3_600_000)

/** Everything that is kept of an archive starts so. */
export const exportKeys = (id: string): string => `exports/${id}`
export const tableKey = (id: string, at: number): string => `${exportKeys(id)}/${at}.json`
export const contentsKey = (id: string): string => `${exportKeys(id)}/contents.json`
export const exportPath = (id: string): string => `/api/me/exports/${id}/file`
