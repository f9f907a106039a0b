/** Where she is, as her browser knows it: "Europe/Madrid". */
export const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
