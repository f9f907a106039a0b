import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { editorTexts } from './editor-texts.ts'

/** Where who is under 13 is led, signed out. */
export function AccountClosedScreen() {
  const texts = useTexts(editorTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  return (
    <EmptyState
      title={texts.closed}
      heading="h1"
      seed="closed"
      className="py-16"
      action={<ButtonLink href={addresses.home()}>{texts.toHome}</ButtonLink>}
    >
      <p>{texts.closedLead}</p>
      <p className="mt-3">{texts.closedHint}</p>
      {data && (
        <a href={`mailto:${data.supportEmail}`} className="link inline-flex min-h-11 items-center">
          {data.supportEmail}
        </a>
      )}
    </EmptyState>
  )
}
