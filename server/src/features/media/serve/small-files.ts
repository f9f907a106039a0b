type Bytes = Uint8Array<ArrayBuffer>

/** Files that were asked for last, up to so many bytes together: pictures of a feed are asked for again and again. */
export function createSmallFiles(mostBytes = 64 * 1024 * 1024, largest = 512 * 1024) {
  const kept = new Map<string, Bytes>()
  let total = 0

  const drop = (key: string, bytes: Bytes) => {
    kept.delete(key)
    total -= bytes.length
  }

  return {
    get: (key: string): Bytes | undefined => kept.get(key),
    keep: (key: string, bytes: Bytes): void => {
      if (bytes.length > largest || kept.has(key)) return
      kept.set(key, bytes)
      total += bytes.length
      for (const [oldest, old] of kept) {
        if (total <= mostBytes) return
        drop(oldest, old)
      }
    },
  }
}
