import { IMPORT_FIELDS, type ImportField } from '@heraia/contract/result-rules'

/** Which column of the file holds what; a field without one is not in the file. */
export type Columns = Partial<Record<ImportField, number>>

/** How columns are called in files that people keep, in English and Spanish, folded. */
const NAMES: Record<ImportField, readonly string[]> = {
  event: [
    'event',
    'competition',
    'meeting',
    'meet',
    'race',
    'tournament',
    'competencia',
    'competicion',
    'torneo',
    'carrera',
    'evento',
    'campeonato',
  ],
  discipline: ['discipline', 'event type', 'distance event', 'disciplina', 'prueba', 'modalidad', 'especialidad'],
  value: [
    'value',
    'mark',
    'result',
    'time',
    'performance',
    'distance',
    'score',
    'points',
    'marca',
    'resultado',
    'tiempo',
    'valor',
    'distancia',
    'puntuacion',
    'puntos',
  ],
  unit: ['unit', 'units', 'unidad', 'unidades'],
  date: ['date', 'day', 'fecha', 'dia'],
  position: ['position', 'place', 'rank', 'placing', 'puesto', 'posicion', 'lugar en la prueba', 'pos'],
  location: ['location', 'city', 'venue', 'town', 'lugar', 'ciudad', 'localidad', 'sede', 'ubicacion'],
  category: ['level', 'reach', 'scope', 'nivel', 'ambito', 'alcance'],
  level: ['age class', 'age group', 'category', 'categoria', 'categoria de edad', 'clase'],
  wind: ['wind', 'viento'],
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim()

/** By the names of the columns: whole names first, then those that begin alike. No column is taken twice. */
export function guessColumns(header: readonly string[]): Columns {
  const folded = header.map(fold)
  const columns: Columns = {}
  const taken = new Set<number>()
  const take = (fits: (name: string, known: string) => boolean) => {
    for (const field of IMPORT_FIELDS) {
      if (columns[field] !== undefined) continue
      const at = folded.findIndex((name, index) => !taken.has(index) && NAMES[field].some((known) => fits(name, known)))
      if (at < 0) continue
      columns[field] = at
      taken.add(at)
    }
  }
  take((name, known) => name === known)
  take((name, known) => name.startsWith(`${known} `))
  return columns
}

/** Columns that she set for a file with the same header, kept under the header itself. */
export const headerKey = (header: readonly string[]) => header.map(fold).join('\u001f')

/** Kept columns that still exist in this file. */
export const withinHeader = (columns: Columns, header: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined && at < header.length))

/** A field takes a column from the field that had it: none holds two things. */
export function setColumn(columns: Columns, field: ImportField, at: number | undefined): Columns {
  const rest = Object.entries(columns).filter(([name, column]) => name !== field && column !== at)
  return Object.fromEntries(at === undefined ? rest : [...rest, [field, at]])
}

/** What no line can do without. A discipline may also be chosen for the whole file. */
export const missingFields = (columns: Columns, hasDiscipline: boolean): ImportField[] =>
  (['event', 'value', 'date', ...(hasDiscipline ? [] : (['discipline'] as const))] as const).filter(
    (field) => columns[field] === undefined,
  )
