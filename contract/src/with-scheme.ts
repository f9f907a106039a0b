/** A host that ends in letters, as every top-level domain does, and what may follow it. A decimal is no address. */
const BARE = /^(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d+)?(?:[/?#]\S*)?$/iu

/** `instagram.com/mira` is what people paste: https:// is put before it. What is no bare address stays as it is. */
export function withScheme(written: string): string {
  const address = written.trim()
  return BARE.test(address) ? `https://${address}` : address
}
