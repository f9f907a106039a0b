import { FailedState } from '@heraia/ui/failed-state'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: { failed: 'This could not be loaded.', retry: 'Retry' },
  es: { failed: 'No se pudo cargar.', retry: 'Reintentar' },
})

interface FailedLineProps {
  /** As TanStack Query has it. */
  query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What, where its place does not say it. */
  words?: string
}

/** A small part of a screen that could not be loaded, with Retry. Nothing while it is asked for, or known. */
export function FailedLine({ query, words }: FailedLineProps) {
  const { failed, retry } = useTexts(texts)
  return (
    query.isError &&
    !query.data && (
      <FailedState
        className="py-2!"
        title={words ?? failed}
        retryLabel={retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    )
  )
}
