import type { VerificationRequest } from '@heraia/contract/verification'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { AskedWith } from '../verification/asked-with.tsx'
import { RequestAge } from './request-age.tsx'
import { verificationTexts } from './verification-texts.ts'

interface AskedPartProps {
  request: VerificationRequest
  title?: string
  /** Who asks, where that is not whom it is about. */
  by?: ReactNode
}

/** What waits for the decision below. */
export function AskedPart({ request, title: titleText, by }: AskedPartProps) {
  const texts = useTexts(verificationTexts)
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-4 rounded-md border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={title} className="text-xl">
          {titleText ?? texts.asks}
        </h2>
        <RequestAge askedAt={request.askedAt} />
      </div>
      {by}
      <AskedWith request={request} />
    </section>
  )
}
