import { useTexts } from '../../../lib/locale.tsx'
import { SiteKnown } from '../site-known.tsx'
import { SupportAddress } from '../support-address.tsx'
import { slotTexts } from './slot-texts.ts'

/** Who answers for this site, where she has said so. */
export function KnownOperator() {
  return <SiteKnown>{({ operator }) => operator.name && <Operator />}</SiteKnown>
}

/** Who answers for this site, and where to write to; the operator sets it (`npm run site`). */
export function Operator() {
  const texts = useTexts(slotTexts)
  return (
    <SiteKnown>
      {({ operator: { name, address } }) => (
        <div className="grid justify-items-start gap-2">
          {name ? (
            <p>
              {texts.operator} <strong>{name}</strong>
              {address && <span className="block whitespace-pre-line text-muted">{address}</span>}
            </p>
          ) : (
            <p>{texts.noOperator}</p>
          )}
          <SupportAddress />
        </div>
      )}
    </SiteKnown>
  )
}
