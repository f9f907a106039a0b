import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import type { FactorsToShow } from './factors-to-show.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { wayAndName } from './way-and-name.ts'

/** Why what she set up is not offered: it was turned off here. Where nothing else is left, who can help. */
export function ClosedFactors({ factors: { open, closed } }: { factors: FactorsToShow }) {
  const texts = useTexts(secondFactorTexts)
  const format = useFormat()
  if (closed.length === 0) return null
  const ways = format.list(closed.map((one) => wayAndName(texts[one.factor_type], one.friendly_name)))
  if (open.length > 0) return <Banner>{texts.closed(ways)}</Banner>
  return (
    <Banner
      tone="notice"
      title={texts.closedTitle}
      action={<ButtonLink href={addresses.contact('support')}>{texts.writeToUs}</ButtonLink>}
    >
      {texts.closed(ways)} {texts.noneLeft}
    </Banner>
  )
}
