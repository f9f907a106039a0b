import { FailedState } from '@heraia/ui/failed-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { selling } from '../market-queries.ts'
import { marketTexts } from '../market-texts.ts'
import { useCategories } from '../use-categories.ts'
import { AdultsOnly } from './adults-only.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** Asks whether she may sell before she writes a word; `children` get the place of her profile. */
export function MaySell({ children }: { children: (place: string | null) => ReactNode }) {
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const may = useQuery(selling())
  const { query: categories } = useCategories()
  const failed = may.isError ? may : categories.isError ? categories : null
  if (failed) {
    return (
      <FailedState
        title={texts.formFailed}
        retryLabel={texts.retry}
        onRetry={() => void failed.refetch()}
        pending={failed.isFetching}
      >
        {errorText(errors, failed.error)}
      </FailedState>
    )
  }
  if (!may.data || !categories.data) return <FormSkeleton label={texts.loadingForm} />
  if (!may.data.may) return <AdultsOnly because={may.data.because} />
  return children(may.data.location)
}
