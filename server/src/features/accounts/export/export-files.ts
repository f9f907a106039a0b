/** How long an archive waits for her. */
export const EXPORT_DAYS = 7

export const exportKey = (id: string): string => `exports/${id}.json`
export const exportPath = (id: string): string => `/api/me/exports/${id}/file`
