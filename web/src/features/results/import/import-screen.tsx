import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as resultAddresses from '../../../addresses/results.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { ActivityImport } from '../activity/activity-import.tsx'
import { type Columns, headerKey } from './columns.ts'
import { FileStep } from './file-step.tsx'
import { type ImportSettings, settingsFor } from './import-settings.ts'
import { importTexts } from './import-texts.ts'
import type { CsvFile } from './read-csv.ts'
import { RunStep } from './run-step.tsx'
import { SettingsStep } from './settings-step.tsx'
import { useCsvFile } from './use-csv-file.ts'

/** From a file to results, in four steps that appear one below the other. */
export function ImportScreen() {
  const texts = useTexts(importTexts)
  const me = useMe()
  const csv = useCsvFile()
  const { reading } = csv
  const back = (
    <ButtonLink
      href={resultAddresses.profileStats(me.handle)}
      icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />}
    >
      {texts.back}
    </ButtonLink>
  )
  if (me.role !== 'athlete')
    return <EmptyState title={texts.athletesOnly} heading="h1" seed={me.id} className="py-16" />
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-12 px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} actions={back} />
      <FileStep {...csv} />
      {reading.state === 'read' && 'file' in reading.answer && (
        <FileImport key={reading.id} file={reading.answer.file} />
      )}
      {reading.state === 'none' && <ActivityImport />}
    </div>
  )
}

/** Of how many kinds of files the columns are kept. */
const KEPT = 10

function FileImport({ file }: { file: CsvFile }) {
  const me = useMe()
  const kept = useDraft<Record<string, Columns>>('import-columns', {})
  const key = headerKey(file.header)
  const [settings, setSettings] = useState<ImportSettings>(() => settingsFor(file, me.sport ?? '', kept.value[key]))
  const change = (next: ImportSettings) => {
    setSettings(next)
    const others = Object.entries(kept.value).filter(([name]) => name !== key)
    kept.change(Object.fromEntries([...others.slice(1 - KEPT), [key, next.columns]]))
  }
  return (
    <>
      <SettingsStep personId={me.id} file={file} settings={settings} onChange={change} />
      {/* What was checked with other columns says nothing of these. */}
      <RunStep key={JSON.stringify(settings)} file={file} settings={settings} />
    </>
  )
}
