import { PageHeading } from '@heraia/ui/page-heading'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListingForm } from './listing-form.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { MaySell } from './may-sell.tsx'
import { useListingForm } from './use-listing-form.ts'

export function NewListingScreen() {
  const texts = useTexts(listingFormTexts)
  const navigate = useNavigate()
  const form = useListingForm({
    onPublished: ({ id }) => {
      showToast({ message: texts.published, tone: 'success' })
      void navigate(addresses.listing(id))
    },
    onDraftKept: () => {
      showToast({ message: texts.draftKept, tone: 'success' })
      void navigate(addresses.myListings('draft'))
    },
  })
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={texts.create} className="mb-4" />
      <MaySell>{(place) => <ListingForm form={form} place={place} isOnSale={false} />}</MaySell>
    </div>
  )
}
