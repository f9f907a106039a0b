import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Stat } from '@heraia/ui/stat'
import * as resultAddresses from '../../../addresses/results.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { missingFields } from './columns.ts'
import { importRows } from './import-rows.ts'
import type { ImportSettings } from './import-settings.ts'
import { importTexts } from './import-texts.ts'
import type { CsvFile } from './read-csv.ts'
import { Readings } from './readings.tsx'
import { RefusedTable } from './refused-table.tsx'
import { countOf, type ImportRun, useImportRun } from './use-import-run.ts'

/** Checking, then importing: the same lines twice, the first time for nothing but the report. */
export function RunStep({ file, settings }: { file: CsvFile; settings: ImportSettings }) {
  const texts = useTexts(importTexts)
  const rows = importRows(file.lines, settings.columns)
  const { run, start, goOn, stop } = useImportRun(rows, settings)
  const isReady =
    settings.dateStyle !== null && missingFields(settings.columns, settings.discipline !== '').length === 0
  const isRunning = run?.state === 'running'
  const fresh = run ? countOf(run.reports, 'accepted') : 0
  const isChecked = run?.kind === 'check' && run.state === 'done'
  return (
    <section className="grid gap-6" aria-labelledby="import-run">
      <h2 id="import-run" className="title text-xl">
        {isChecked || run?.kind === 'import' ? texts.step4 : texts.step3}
      </h2>
      {!isRunning && run?.kind !== 'import' && (
        <div className="flex flex-wrap gap-2">
          <Button tone={isChecked ? 'quiet' : 'primary'} onClick={() => start('check')} disabled={!isReady}>
            {texts.check}
          </Button>
          {isChecked && fresh > 0 && (
            <Button tone="primary" onClick={() => start('import')}>
              {texts.import(fresh)}
            </Button>
          )}
        </div>
      )}
      {run && <Progress run={run} />}
      {isRunning && (
        <Button onClick={stop} className="justify-self-start">
          {texts.stop}
        </Button>
      )}
      {run && <Outcome run={run} onGoOn={goOn} />}
      {run && run.reports.length > 0 && <Counts run={run} />}
      {isChecked && <Readings reports={run.reports} />}
      {run && !isRunning && <RefusedTable reports={run.reports} file={file} columns={settings.columns} />}
    </section>
  )
}

function Progress({ run }: { run: ImportRun }) {
  const texts = useTexts(importTexts)
  const { number } = useFormat()
  const label = run.kind === 'check' ? texts.checking : texts.importing
  return (
    <div className="grid gap-1">
      <progress
        aria-label={label}
        value={run.done}
        max={run.all}
        className="h-4 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p className="figures text-sm text-muted">
        {run.state === 'running' && `${label}: `}
        {texts.progress(number(run.done), number(run.all))}
      </p>
    </div>
  )
}

/** How it ended, read aloud. */
function Outcome({ run, onGoOn }: { run: ImportRun; onGoOn: () => void }) {
  const texts = useTexts(importTexts)
  const errors = useTexts(errorTexts)
  const me = useMe()
  const fresh = countOf(run.reports, 'accepted')
  const goOn = <Button onClick={onGoOn}>{texts.goOn}</Button>
  const isImported = run.kind === 'import' && run.state === 'done'
  return (
    <div aria-live="polite" className="grid gap-3">
      {run.state === 'failed' && (
        <Banner tone="danger" title={errorText(errors, run.error)} action={goOn}>
          {texts.failed}
        </Banner>
      )}
      {run.state === 'stopped' && (
        <Banner tone="notice" action={goOn}>
          {texts.stopped}
        </Banner>
      )}
      {run.kind === 'check' && run.state === 'done' && fresh === 0 && (
        <Banner tone="neutral">{texts.nothingNew}</Banner>
      )}
      {isImported && (
        <Banner
          tone="success"
          action={
            <ButtonLink href={resultAddresses.profileStats(me.handle)} tone="primary">
              {texts.back}
            </ButtonLink>
          }
        >
          {fresh > 0 ? texts.done(fresh) : texts.doneNothing}
        </Banner>
      )}
    </div>
  )
}

function Counts({ run: { reports } }: { run: ImportRun }) {
  const texts = useTexts(importTexts)
  const { number } = useFormat()
  return (
    <dl className="flex flex-wrap gap-8">
      <Stat value={number(countOf(reports, 'accepted'))} label={texts.new} />
      <Stat value={number(countOf(reports, 'duplicate'))} label={texts.duplicates} />
      <Stat value={number(countOf(reports, 'refused'))} label={texts.refused} />
    </dl>
  )
}
