import type { VerificationDeed } from '@heraia/contract/admin'
import { Time } from '@heraia/ui/time'
import { useId } from 'react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { verificationTexts } from './verification-texts.ts'

/** What was decided before, newest first. */
export function VerificationHistory({ history }: { history: readonly VerificationDeed[] }) {
  const texts = useTexts(verificationTexts)
  const { locale } = useLocale()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-2 text-xl">
        {texts.history}
      </h2>
      {history.length === 0 && <p className="text-muted">{texts.noHistory}</p>}
      <ol className="divide-y divide-line">
        {history.map(({ deed, by, reason, at }) => (
          <li key={at} className="py-3">
            <p>
              <span className="font-semibold">{texts.deeds[deed]}</span> · {by ?? texts.byOperator} ·{' '}
              <Time at={at} locale={locale} look="moment" />
            </p>
            <p dir="auto" className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
              {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
