import type { LineReport } from '@heraia/contract/results'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { importTexts } from './import-texts.ts'

const SHOWN = 5

/** What the first lines say once they are read: days in words, so that a swapped day and month is seen before it counts. */
export function Readings({ reports }: { reports: readonly LineReport[] }) {
  const texts = useTexts(importTexts)
  const { mark, name, day } = useMarks()
  const read = reports.flatMap(({ line, reading }) => (reading ? [{ line, reading }] : [])).slice(0, SHOWN)
  if (read.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="title text-lg">{texts.readings}</h3>
      <ul className="grid">
        {read.map(({ line, reading }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2.5 text-sm">
            <time dateTime={reading.date} className="w-28 shrink-0 text-muted">
              {day(reading.date)}
            </time>
            <span className="figures font-semibold">{mark(reading.value, reading.discipline.unit)}</span>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {name(reading.discipline.name)} · {reading.event}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
