import type { Content } from './sniff-content.ts'

/** What runs, starts something or brings another file along (ISO 32000: 12.6.4, 7.11.4, 13.6). */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/
/** As much as is looked at in one go, and how much of it again with the next: longer than any of the names. */
const PART = 1_000_000
const OVERLAP = 100

const latin = new TextDecoder('latin1')

/**
 * A PDF that ends as one and holds nothing that acts, as far as it can be read without unpacking it. That is why it is
 * only ever saved: what a reader makes of it there is the reader's.
 */
export function sniffDocument(bytes: Uint8Array): Content {
  if (!latin.decode(bytes.subarray(-2048)).includes('%%EOF')) return { failure: 'damaged' }
  for (let from = 0; from < bytes.length; from += PART) {
    const part = latin.decode(bytes.subarray(Math.max(0, from - OVERLAP), from + PART))
    if (ACTIVE.test(plainNames(part))) return { failure: 'active_content' }
  }
  return { kind: 'document' }
}

/** Names may be written with hex codes: /J#61vaScript. */
const plainNames = (part: string): string =>
  part.includes('#')
    ? part.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : part
