/** Files of PostgreSQL that a database which is there already never reads: for initdb, for other encodings, for tests. */
const UNUSED =
  /\/(postgres\.bki|information_schema\.sql|system_views\.sql|system_functions\.sql|system_constraints\.sql|snowball_create\.sql|sql_features\.txt|errcodes\.txt|postgresql\.conf\.sample|LICENSE|dict_snowball\.so|libpqwalreceiver\.so|pgoutput\.so|utf8_and_\w+\.so|\w+_and_\w+\.so)$|\/pgxs\/|\/tsearch_data\//

interface PackedFile {
  filename: string
  start: number
  end: number
}

/** `loader` says which file of PostgreSQL lies where in `data`. Unused ones become zeros, which compress to nothing. */
export function trimEngineData(data: Uint8Array, loader: string): Uint8Array {
  const trimmed = data.slice()
  for (const { filename, start, end } of packedFiles(loader)) if (UNUSED.test(filename)) trimmed.fill(0, start, end)
  return trimmed
}

function packedFiles(loader: string): PackedFile[] {
  const entry = /filename:"([^"]+)",start:([\de+.]+),end:([\de+.]+)/g
  const files = Array.from(loader.matchAll(entry), ([, filename = '', start, end]) => ({
    filename,
    start: Number(start),
    end: Number(end),
  }))
  if (files.length === 0) throw new Error('PGlite packs its files in another way now.')
  return files
}
