export type Encoding = 'utf-8' | 'windows-1252'

/** Why a file is no text that we can read. */
export type FileProblem = 'empty' | 'workbook' | 'utf16' | 'not_text' | 'unknown_encoding'

export type Decoded = { encoding: Encoding; text: string } | { problem: FileProblem }

/**
 * The text of a file that does not say how it is written: UTF-8 where every byte fits, else Windows-1252, of which
 * Latin-1 is a part. Whatever has bytes that neither knows, or is no text at all, is refused rather than garbled.
 */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { problem: 'empty' }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: 'workbook' }
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return { problem: 'utf16' }
  const text = utf8(bytes)
  if (text !== null) return judged('utf-8', text)
  if (bytes.some((byte) => UNUSED.has(byte))) return { problem: 'unknown_encoding' }
  return judged('windows-1252', new TextDecoder('windows-1252').decode(bytes))
}

/** Bytes that stand for nothing in Windows-1252. */
const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function judged(encoding: Encoding, text: string): Decoded {
  if (text.trim() === '') return { problem: 'empty' }
  return hasControls(text) ? { problem: 'not_text' } : { encoding, text }
}

/** Tabs and ends of lines are the only control characters that a table has. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true
  }
  return false
}
