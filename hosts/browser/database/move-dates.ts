import type { Archive, TarFile } from './read-tar.ts'

/** Where dates lie in a file of the data folder: the first from its beginning, each other from the one before. */
export interface DatesOfFile {
  /** Microseconds, in eight bytes. */
  moments: number[]
  /** The same, of the clocks of a place: whole days are added. Earlier builds kept them among the moments. */
  clocks?: number[]
  /** In four bytes. */
  days: number[]
}

export interface Dates {
  /** By path. */
  files: Record<string, DatesOfFile>
  /** SQL for what PostgreSQL computes of dates and keeps: a season is another one when its day moves into another year. */
  recompute: string[]
}

export interface MovedArchive {
  archive: Archive
  /** To be done once, after the database is open. */
  recompute: string[]
}

/** An entry of the snapshot that is no file of the data folder: the build says in it where the dates are. */
const DATES = '/heraia-dates.json'

const DAY_MS = 86_400_000

export const datesEntry = (dates: Dates): TarFile => ({
  path: DATES,
  bytes: new TextEncoder().encode(JSON.stringify(dates)),
})

/**
 * The made-up world ended when the snapshot was made; it moves on as one, so that it ends `ageMs` later. The bytes of
 * the archive itself change, before PostgreSQL has seen them: no page is written, none is kept.
 */
export function moveDates({ folders, files }: Archive, ageMs: number): MovedArchive {
  const entry = files.find(({ path }) => path === DATES)
  if (!entry) return { archive: { folders, files }, recompute: [] }
  const dates = JSON.parse(new TextDecoder().decode(entry.bytes)) as Dates
  const days = Math.round(ageMs / DAY_MS)
  const microseconds = BigInt(ageMs) * 1000n
  const wholeDays = BigInt(days * DAY_MS) * 1000n
  for (const { path, bytes } of files) {
    const found = dates.files[path]
    if (!found) continue
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const later = (at: number, by: bigint) => view.setBigInt64(at, view.getBigInt64(at, true) + by, true)
    each(found.moments, (at) => later(at, microseconds))
    each(found.clocks ?? [], (at) => later(at, wholeDays))
    if (days !== 0) each(found.days, (at) => view.setInt32(at, view.getInt32(at, true) + days, true))
  }
  const archive = { folders, files: files.filter((file) => file !== entry) }
  return { archive, recompute: days === 0 ? [] : dates.recompute }
}

function each(steps: number[], move: (at: number) => void) {
  let at = 0
  for (const step of steps) {
    at += step
    move(at)
  }
}
