import { useTexts } from '../../../lib/locale.tsx'
import { ScrollRegion } from '../../../pieces/scroll-region.tsx'
import { importTexts } from './import-texts.ts'
import type { CsvFile } from './read-csv.ts'

const SHOWN = 5

/** The first lines as they stand in the file. */
export function PreviewTable({ file }: { file: CsvFile }) {
  const texts = useTexts(importTexts)
  const columns = file.header.map((name, at) => ({ name, id: String(at), at }))
  return (
    <ScrollRegion label={texts.preview} className="rounded-md border border-line">
      <table className="figures w-full min-w-max text-sm">
        <caption className="px-3 pt-3 text-start text-sm font-semibold">{texts.preview}</caption>
        <thead>
          <tr className="border-b border-control">
            <th scope="col" className="px-3 py-2 text-start font-semibold text-muted">
              {texts.line}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="max-w-56 truncate px-3 py-2 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.lines.slice(0, SHOWN).map(({ line, cells }) => (
            <tr key={line} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2 text-start font-normal text-muted">
                {line}
              </th>
              {columns.map(({ id, at }) => (
                <td key={id} dir="auto" className="max-w-56 truncate px-3 py-2">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
