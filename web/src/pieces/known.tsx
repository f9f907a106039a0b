import { Button } from '@heraia/ui/button'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: { failed: 'This could not be loaded.', retry: 'Retry' },
  es: { failed: 'No se pudo cargar.', retry: 'Reintentar' },
})

/** A question, as TanStack Query has it. */
interface Asked<Data> {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface FailedLineProps {
  query: Asked<unknown>
  /** What failed, where its place does not say it. */
  words?: string | undefined
}

/** Where nothing is known because asking failed: one line, with Retry. Nothing once something is known. */
export function FailedLine({ query, words }: FailedLineProps) {
  const own = useTexts(texts)
  if (!query.isError || query.data !== undefined) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-sm">
      <p>{words ?? own.failed}</p>
      <Button size="small" onClick={() => void query.refetch()} pending={query.isFetching}>
        {own.retry}
      </Button>
    </div>
  )
}

interface KnownProps<Data> extends FailedLineProps {
  query: Asked<Data>
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** A small part of a screen that is made of one answer: a failed one never looks like an empty one. */
export function Known<Data>({ query, words, waiting = null, children }: KnownProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.isError ? <FailedLine query={query} words={words} /> : waiting
}
