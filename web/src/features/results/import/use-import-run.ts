import type { LineReport } from '@heraia/contract/results'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { resultsChanged } from '../results-queries.ts'
import { type ImportRow, inBatches } from './import-rows.ts'
import { type ImportSettings, styleOf } from './import-settings.ts'

export interface ImportRun {
  /** A dry run says what would be. */
  kind: 'check' | 'import'
  state: 'running' | 'stopped' | 'failed' | 'done'
  /** Lines that are answered, of all. */
  done: number
  all: number
  reports: LineReport[]
  error?: unknown
}

/** Sends the lines in batches, one after the other. What broke off goes on where it was; nothing is there twice. */
export function useImportRun(rows: readonly ImportRow[], settings: ImportSettings) {
  const queries = useQueryClient()
  const [run, setRun] = useState<ImportRun | null>(null)
  const stopped = useRef(new AbortController())
  useEffect(() => () => stopped.current.abort(), [])

  async function send(from: ImportRun) {
    const control = new AbortController()
    stopped.current = control
    const style = { ...styleOf(settings), dryRun: from.kind === 'check' }
    let now: ImportRun = { ...from, state: 'running', error: undefined }
    setRun(now)
    try {
      for (const batch of inBatches(rows.slice(now.done))) {
        const { lines } = await client.results.import({ ...style, rows: batch })
        now = { ...now, done: now.done + batch.length, reports: [...now.reports, ...lines] }
        if (control.signal.aborted) break
        setRun(now)
      }
      setRun({ ...now, state: now.done === now.all ? 'done' : 'stopped' })
    } catch (error) {
      setRun({ ...now, state: 'failed', error })
    }
    if (from.kind === 'import') await resultsChanged(queries)
  }

  return {
    run,
    start: (kind: ImportRun['kind']) => void send({ kind, state: 'running', done: 0, all: rows.length, reports: [] }),
    goOn: () => run && void send(run),
    stop: () => stopped.current.abort(),
    forget: () => {
      stopped.current.abort()
      setRun(null)
    },
  }
}

export const countOf = (reports: readonly LineReport[], outcome: LineReport['outcome']) =>
  reports.filter((report) => report.outcome === outcome).length
