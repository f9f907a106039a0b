export interface TarFile {
  /** Begins with a slash: `/base/5/1259`. */
  path: string
  /** A part of the archive itself: nothing is copied. */
  bytes: Uint8Array
}

export interface Archive {
  folders: string[]
  files: TarFile[]
}

const BLOCK = 512
const decoder = new TextDecoder()

/** The entries of a tar (POSIX ustar) as PGlite dumps its data folder. */
export function readTar(archive: Uint8Array): Archive {
  const folders: string[] = []
  const files: TarFile[] = []
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const field = (start: number, length: number) =>
      decoder.decode(archive.subarray(at + start, at + start + length)).replace(/\0.*$/s, '')
    const prefix = field(345, 155)
    const path = slashed(prefix ? `${prefix}/${field(0, 100)}` : field(0, 100))
    const size = Number.parseInt(field(124, 12).trim() || '0', 8)
    const start = at + BLOCK
    if (field(156, 1) === '5') folders.push(path)
    else files.push({ path, bytes: archive.subarray(start, start + size) })
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return { folders: folders.filter((path) => path !== ''), files }
}

const slashed = (path: string): string => `/${path.replace(/^\.?\/+/, '').replace(/\/+$/, '')}`.replace(/^\/$/, '')
