/** Of the last 30 days against those before, in whole per cent; null where nothing came in those. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
