import type { Random } from '@heraia/server/ports'

export const random: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) }
