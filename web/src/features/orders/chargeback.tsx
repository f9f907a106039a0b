import type { Order } from '@heraia/contract/orders'
import { Banner } from '@heraia/ui/banner'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { chargebackTexts } from './chargeback-texts.ts'

/** That the buyer's bank took the payment back, or what it decided; the staff also sees what it needs to answer. */
export function Chargeback({ order: { chargeback, money } }: { order: Order }) {
  const texts = useTexts(chargebackTexts)
  const format = useFormat()
  if (!chargeback) return null
  const { state, details } = chargeback
  const isPaidOut = state === 'lost' && money === 'released'
  return (
    <Banner tone={state === 'open' ? 'danger' : 'notice'} title={texts.title[state]}>
      <p>{isPaidOut ? texts.lostAfter : texts.words[state]}</p>
      {details && (
        <section aria-label={texts.details} className="mt-3 grid gap-2">
          <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
            <dt>{texts.reference}</dt>
            <dd>{details.reference}</dd>
            <dt>{texts.reason}</dt>
            <dd>{details.reason}</dd>
            <dt>{texts.amount}</dt>
            <dd>{format.money(details.amount.cents, details.amount.currency)}</dd>
            {details.answerBy && (
              <>
                <dt>{texts.answerBy}</dt>
                <dd>{format.date(details.answerBy)}</dd>
              </>
            )}
          </dl>
          {state === 'open' && <p className="text-sm">{texts.hint}</p>}
        </section>
      )}
    </Banner>
  )
}
