import { Button } from '@heraia/ui/button'
import { FileDown } from 'lucide-react'
import { download } from '../../../lib/download.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { writeCsv } from '../../../lib/write-csv.ts'
import { analyticsTexts } from './analytics-texts.ts'

interface CsvButtonProps {
  /** What it is a table of. */
  table: string
  /** Without its ending. */
  file: string
  rows: readonly (readonly (string | number)[])[]
}

/** What stands on the screen, as a file: "fewer than 5" stays so. */
export function CsvButton({ table, file, rows }: CsvButtonProps) {
  const texts = useTexts(analyticsTexts)
  return (
    <Button
      icon={<FileDown aria-hidden="true" className="size-5" />}
      aria-label={texts.downloadOf(table)}
      onClick={() => download(`${file}.csv`, writeCsv(rows))}
      className="justify-self-start"
    >
      {texts.download}
    </Button>
  )
}
