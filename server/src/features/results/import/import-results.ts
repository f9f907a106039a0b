import type { LineReport } from '@heraia/contract/results'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { invalidField } from '../../../refused.ts'
import { sha256 } from '../../accounts/tokens/digest.ts'
import { ownBirthDate } from '../../profiles/adult.ts'
import { findDiscipline } from '../choose-discipline.ts'
import { showDiscipline } from '../discipline.view.ts'
import { mustBeAthlete } from '../find-athlete.ts'
import { fingerprintText, type ResultDraft, writeColumns } from '../result-columns.ts'
import { type DisciplineColumns, ofColumns } from '../typed-discipline.ts'
import { type DisciplineReader, disciplineReader } from './read-discipline.ts'
import { type Cells, type FileStyle, readLine } from './read-line.ts'
import { findKnown, saveLines, type WrittenLine } from './save-lines.ts'

export interface ImportAsked extends FileStyle {
  dryRun: boolean
  sport?: string
  /** A key, for every line without one. */
  discipline?: string
  rows: Cells[]
}

interface ImportReport {
  lines: LineReport[]
  accepted: number
  duplicates: number
  refused: number
}

/** Reads lines and keeps those that are right and new; a dry run only says what would be. */
export async function importResults(ctx: SignedIn, asked: ImportAsked): Promise<ImportReport> {
  mustBeAthlete(ctx)
  await takeFromLimit(ctx, 'import')
  const readDiscipline = await readerFor(ctx, asked)
  const days = { now: ctx.now(), born: await ownBirthDate(ctx) }
  const read = asked.rows.map((cells) => ({ line: cells.line, ...readLine(cells, asked, readDiscipline, days) }))
  const written = await Promise.all(read.flatMap((each, at) => ('draft' in each ? [write(at, each.draft)] : [])))
  const fresh = onlyNew(written, await findKnown(ctx, written))
  const saved = asked.dryRun ? new Set(fresh.map(({ at }) => at)) : await save(ctx, fresh)
  const lines = read.map((each, at): LineReport => {
    if (!('draft' in each)) return { line: each.line, outcome: 'refused', reading: null, problems: each.problems }
    const outcome = saved.has(at) ? 'accepted' : 'duplicate'
    return { line: each.line, outcome, reading: showReading(each.draft), problems: [] }
  })
  const count = (outcome: LineReport['outcome']) => lines.filter((line) => line.outcome === outcome).length
  return { lines, accepted: count('accepted'), duplicates: count('duplicate'), refused: count('refused') }
}

const save = (ctx: SignedIn, fresh: WrittenLine[]): Promise<Set<number>> =>
  inTransaction(ctx, (tx) => saveLines(tx, fresh))

async function write(at: number, draft: ResultDraft): Promise<WrittenLine> {
  const columns = writeColumns(draft)
  return { at, columns, fingerprint: await sha256(fingerprintText(columns)) }
}

/** Not stored before, and the first of its kind among these. */
function onlyNew(written: readonly WrittenLine[], known: ReadonlySet<string>): WrittenLine[] {
  const seen = new Set(known)
  return written.filter(({ fingerprint }) => !seen.has(fingerprint) && seen.add(fingerprint))
}

async function readerFor(ctx: SignedIn, asked: ImportAsked): Promise<DisciplineReader> {
  const always = asked.discipline === undefined ? null : await findDiscipline(ctx, ctx.viewer.id, asked.discipline)
  if (asked.discipline !== undefined && !always) {
    throw invalidField('discipline', 'unknown_discipline', 'There is no such discipline.')
  }
  const { rows } = await sql<DisciplineColumns & { hers: string | null }>`
    select p.sport as hers, o.* from profiles p left join lateral (
      select discipline, min(sport) as sport, min(own_name) as own_name, min(measure) as measure,
        bool_or(lower_is_better) as lower_is_better
      from results where person_id = p.id and own_name is not null group by discipline) as o on true
    where p.id = ${ctx.viewer.id}`.execute(ctx.db)
  return disciplineReader({
    sport: asked.sport ?? rows[0]?.hers ?? null,
    always,
    own: rows.filter((row) => row.discipline !== null).map(ofColumns),
    unknown: asked.unknown,
  })
}

const showReading = (draft: ResultDraft): LineReport['reading'] => ({
  ...{ event: draft.event, value: draft.value, date: draft.date, location: draft.location },
  ...{ category: draft.category, level: draft.level },
  discipline: showDiscipline(draft.discipline),
  position: draft.discipline.measure === 'position' ? draft.value : draft.position,
  wind: draft.discipline.wind ? draft.wind : null,
})
