import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Spinner } from '@heraia/ui/spinner'
import { FileDown, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { download } from '../../../lib/download.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { fileProblems, importTexts } from './import-texts.ts'
import type { CsvFile, CsvProblem } from './read-csv.ts'
import { template } from './template.ts'
import type { useCsvFile } from './use-csv-file.ts'

/** Choosing the file; what it is, or why it cannot be read. */
export function FileStep({ reading, choose }: ReturnType<typeof useCsvFile>) {
  const texts = useTexts(importTexts)
  const { language } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | null | undefined) => file && void choose(file)
  return (
    <section className="grid gap-4" aria-labelledby="import-file">
      <h2 id="import-file" className="title text-xl">
        {texts.step1}
      </h2>
      <p className="max-w-prose text-muted">{texts.chooseHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          tone={reading.state === 'none' ? 'primary' : 'quiet'}
          icon={<FileUp aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
          pending={reading.state === 'reading'}
          pendingLabel={texts.reading}
        >
          {reading.state === 'none' ? texts.choose : texts.chooseOther}
        </Button>
        <Button
          icon={<FileDown aria-hidden="true" className="size-5" />}
          onClick={() => download(texts.templateName, template(language))}
        >
          {texts.template}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.item(0))
          // The same file again, corrected meanwhile, is a choice too.
          event.target.value = ''
        }}
      />
      <div aria-live="polite">
        {reading.state === 'reading' && <Spinner label={texts.reading} />}
        {reading.state === 'read' && <FileAnswer name={reading.name} answer={reading.answer} />}
      </div>
    </section>
  )
}

function FileAnswer({
  name,
  answer,
}: {
  name: string
  answer: { file: CsvFile } | { problem: CsvProblem; line?: number }
}) {
  const texts = useTexts(importTexts)
  const problems = useTexts(fileProblems)
  const { number } = useFormat()
  if ('problem' in answer)
    return (
      <Banner tone="danger" title={name}>
        {answer.line !== undefined && problems.atLine(number(answer.line))}
        {problems[answer.problem]}
      </Banner>
    )
  const { encoding, separator, lines } = answer.file
  const separators: Record<string, string> = { ';': texts.semicolon, ',': texts.comma, '\t': texts.tab, '|': texts.bar }
  return (
    <div className="grid gap-1 rounded-md bg-sunken p-4">
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {texts.read(name, lines.length)}
      </p>
      <p className="text-sm text-muted">
        {texts.encoding}: {texts[encoding]} · {texts.separator}: {separators[separator]}
      </p>
    </div>
  )
}
