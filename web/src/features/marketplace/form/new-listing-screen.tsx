import { PageHeading } from '@heraia/ui/page-heading'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useArrive } from '../../../lib/use-arrive.ts'
import { ListingForm } from './listing-form.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { MaySell } from './may-sell.tsx'
import { useGoOnThere } from './use-go-on-there.ts'
import { useListingForm } from './use-listing-form.ts'

export function NewListingScreen() {
  const texts = useTexts(listingFormTexts)
  const arrive = useArrive(texts.view)
  const onElsewhere = useGoOnThere()
  const form = useListingForm({
    onPublished: ({ id }) => {
      arrive({ message: texts.published, at: addresses.listing(id) })
    },
    onDraftKept: () => {
      arrive({ message: texts.draftKept, at: tradeAddresses.myListings('draft') })
    },
    onElsewhere,
  })
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={texts.create} className="mb-4" />
      <MaySell>{(place) => <ListingForm form={form} place={place} isOnSale={false} />}</MaySell>
    </div>
  )
}
