import type { LinkNetwork } from '@heraia/contract/links'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { networkTexts } from '../settings-texts.ts'
import { proofTexts } from './proof-texts.ts'
import type { LinkChecking } from './use-link-checks.ts'

interface LinkProofProps {
  network: LinkNetwork
  /** As it stands in the field. */
  url: string
  checking: LinkChecking
}

/** Below a link: whether it is proven to be hers, why not, and another look at it. */
export function LinkProof({ network, url, checking: { query, check, asking } }: LinkProofProps) {
  const texts = useTexts(proofTexts)
  const names = useTexts(networkTexts)
  const format = useFormat()
  if (!query.data?.available || url.trim() === '') return null
  const found = query.data.checks.find((each) => each.network === network)
  if (found && found.url !== url.trim()) return <p className="-mt-3 text-sm text-muted">{texts.saveFirst}</p>
  const isLooking = found?.waiting ?? false
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {found?.provenAt && (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {texts.proven(format.date(found.provenAt))}
          </Badge>
        )}
        {isLooking ? texts.looking : found?.problem && <span>{texts[found.problem]}</span>}
        {!isLooking && found?.checkedAt && <span>{texts.lastLooked(format.date(found.checkedAt))}</span>}
      </p>
      {!isLooking && (
        <Button
          tone="plain"
          size="small"
          aria-label={texts.checkOf(names[network])}
          pending={asking === network}
          onClick={() => check(network)}
        >
          {found ? texts.again : texts.check}
        </Button>
      )}
    </div>
  )
}
