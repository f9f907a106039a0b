/** How long an archive waits for her. */
export const EXPORT_DAYS = 7

/** Everything that is kept of an archive starts so. */
export const exportKeys = (id: string): string => `exports/${id}`
export const tableKey = (id: string, at: number): string => `${exportKeys(id)}/${at}.json`
export const contentsKey = (id: string): string => `${exportKeys(id)}/contents.json`
export const exportPath = (id: string): string => `/api/me/exports/${id}/file`
