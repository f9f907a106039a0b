import { Button } from '@heraia/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { buyTexts } from './buy-texts.ts'
import { buyingOf } from './order-queries.ts'

const OfferDialog = lateDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog)

/** To begin haggling where she asked about it; nothing where she cannot buy it. */
export function MakeOffer({ listingId }: { listingId: string }) {
  const texts = useTexts(buyTexts)
  const [isOffering, setIsOffering] = useState(false)
  const query = useQuery(buyingOf(listingId))
  const buying = query.data
  if (!buying) return <FailedLine query={query} words={texts.buyingFailed} />
  if (buying.refused || buying.openOrderId) return null
  const close = () => setIsOffering(false)
  return (
    <>
      <Button
        size="small"
        className="justify-self-start"
        icon={<Tag aria-hidden="true" className="size-4" />}
        onClick={() => setIsOffering(true)}
      >
        {texts.offer}
      </Button>
      {isOffering && <OfferDialog buying={buying} onClose={close} onSent={close} />}
    </>
  )
}
