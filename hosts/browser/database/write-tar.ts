import type { Archive } from './read-tar.ts'

const BLOCK = 512
const encoder = new TextEncoder()

/** What readTar reads: names of at most a hundred bytes, as those of a data folder are. */
export function writeTar({ folders, files }: Archive): Uint8Array<ArrayBuffer> {
  const blocksOf = (bytes: Uint8Array) => Math.ceil(bytes.length / BLOCK) * BLOCK
  const size = folders.length * BLOCK + files.reduce((sum, { bytes }) => sum + BLOCK + blocksOf(bytes), 0) + 2 * BLOCK
  const archive = new Uint8Array(size)
  let at = 0
  for (const path of folders) {
    archive.set(header(path, 0, '5'), at)
    at += BLOCK
  }
  for (const { path, bytes } of files) {
    archive.set(header(path, bytes.length, '0'), at)
    archive.set(bytes, at + BLOCK)
    at += BLOCK + blocksOf(bytes)
  }
  return archive
}

function header(path: string, size: number, kind: '0' | '5'): Uint8Array {
  const block = new Uint8Array(BLOCK)
  const write = (text: string, start: number) => block.set(encoder.encode(text), start)
  write(path.slice(1), 0)
  write(kind === '5' ? '0000700' : '0000600', 100)
  write(size.toString(8).padStart(11, '0'), 124)
  write('00000000000', 136)
  // The sum counts its own field as spaces.
  write('        ', 148)
  write(kind, 156)
  write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
