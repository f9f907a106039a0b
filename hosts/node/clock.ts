import type { Clock } from '@heraia/server/ports'

export const clock: Clock = { now: () => new Date() }
