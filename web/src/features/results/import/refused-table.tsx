import type { LineReport } from '@heraia/contract/results'
import { Button } from '@heraia/ui/button'
import { FileDown } from 'lucide-react'
import { download } from '../../../lib/download.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import type { Columns } from './columns.ts'
import { cellProblems, fieldNames, importTexts } from './import-texts.ts'
import type { CsvFile } from './read-csv.ts'
import { type RefusedLine, refusedLines } from './refused-lines.ts'
import { reportCsv } from './report-csv.ts'

const SHOWN = 50

interface RefusedTableProps {
  reports: readonly LineReport[]
  file: CsvFile
  columns: Columns
}

/** Every line that was not taken, with what is wrong in it; all of them as a file, for correcting. */
export function RefusedTable({ reports, file, columns }: RefusedTableProps) {
  const texts = useTexts(importTexts)
  const fields = useTexts(fieldNames)
  const problems = useTexts(cellProblems)
  const { number } = useFormat()
  const lines = refusedLines(reports, file, columns)
  if (lines.length === 0) return null
  const reasonOf = (line: RefusedLine) =>
    line.problems.map(({ field, code }) => `${fields[field]} ${problems[code]}`).join('; ')

  function save() {
    const head = [texts.line, texts.reason, ...file.header]
    download(texts.reportName, reportCsv(lines, head, file.separator, reasonOf))
  }

  return (
    <div className="grid gap-3">
      <h3 className="title text-lg">{texts.refusedTitle}</h3>
      <p className="max-w-prose text-sm text-muted">
        {texts.refusedHint} {lines.length > SHOWN && texts.firstOf(number(SHOWN), number(lines.length))}
      </p>
      <ul className="grid">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.line} className="flex gap-4 border-b border-line py-2.5 text-sm">
            <span className="figures w-20 shrink-0 font-semibold">
              {texts.line} {number(line.line)}
            </span>
            <ul className="grid min-w-0 gap-1">
              {line.problems.map(({ field, code, cell }) => (
                <li key={field} className="[overflow-wrap:anywhere]">
                  {fields[field]} {problems[code]}
                  {cell && (
                    <>
                      {': '}
                      <q dir="auto" className="text-muted">
                        {cell.slice(0, 80)}
                      </q>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button icon={<FileDown aria-hidden="true" className="size-5" />} onClick={save} className="justify-self-start">
        {texts.download}
      </Button>
    </div>
  )
}
