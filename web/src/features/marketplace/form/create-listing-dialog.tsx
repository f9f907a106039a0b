import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Dialog } from '@heraia/ui/dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListingForm } from './listing-form.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { MaySell } from './may-sell.tsx'
import { useGoOnThere } from './use-go-on-there.ts'
import { useListingForm } from './use-listing-form.ts'

/** The form over the market. A draft is kept, so closing it asks only to be sure that she meant to. */
export function CreateListingDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(listingFormTexts)
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const onElsewhere = useGoOnThere()
  const form = useListingForm({
    onPublished: ({ id }) => {
      const view = { label: texts.view, onPress: () => void navigate(addresses.listing(id)) }
      showToast({ message: texts.published, tone: 'success', action: view })
      onClose()
    },
    onDraftKept: () => {
      const view = { label: texts.view, onPress: () => void navigate(tradeAddresses.myListings('draft')) }
      showToast({ message: texts.draftKept, tone: 'success', action: view })
      onClose()
    },
    onElsewhere,
  })
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && form.isBegun) setIsAsking(true)
          else if (!open) onClose()
        }}
        title={texts.create}
        closeLabel={texts.close}
        size="large"
      >
        <MaySell>{(place) => <ListingForm form={form} place={place} isOnSale={false} />}</MaySell>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.unsaved}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        tone="primary"
        onConfirm={onClose}
      >
        {texts.unsavedHint}
      </ConfirmDialog>
    </>
  )
}
