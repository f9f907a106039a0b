import type { Random } from '@heraia/server/ports'

/** Small requests come from a supply, each byte once: asking for eight costs as much as for thousands. */
const supply = new Uint8Array(4096)
let used = supply.length

export const random: Random = {
  bytes: (length) => {
    if (length > 16) return crypto.getRandomValues(new Uint8Array(length))
    if (used + length > supply.length) {
      crypto.getRandomValues(supply)
      used = 0
    }
    const start = used
    used += length
    return supply.slice(start, used)
  },
}
