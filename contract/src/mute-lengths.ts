/** How long somebody, or a word, may be muted. Forever: until it is taken back. */
export const MUTE_LENGTHS = ['forever', '24h', '7d', '30d'] as const
export type MuteLength = (typeof MUTE_LENGTHS)[number]

const DAY_MS = 24 * 3_600_000
const DAYS = { '24h': 1, '7d': 7, '30d': 30 }
export const LONGEST_MUTE_MS = DAYS['30d'] * DAY_MS

/** When a mute that begins at that moment (both in milliseconds) ends; null: it does not by itself. */
export const muteEnd = (length: MuteLength, from: number): number | null =>
  length === 'forever' ? null : from + DAYS[length] * DAY_MS
