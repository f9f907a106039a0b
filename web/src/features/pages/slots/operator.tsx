import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { SupportAddress } from '../support-address.tsx'
import { slotTexts } from './slot-texts.ts'

/** Who answers for this site, where she has said so. */
export function KnownOperator() {
  const { data } = useQuery(api.site.info.queryOptions())
  return data?.operator.name ? <Operator /> : null
}

/** Who answers for this site, and where to write to; the operator sets it (`npm run site`). */
export function Operator() {
  const texts = useTexts(slotTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data) return null
  const { name, address } = data.operator
  return (
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
  )
}
