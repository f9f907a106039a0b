import type { OwnListing } from '@heraia/contract/listings'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useTexts } from '../../../lib/locale.tsx'
import type { OwnPanel } from './own-listing-row.tsx'
import { ownListingsTexts } from './own-listings-texts.ts'
import { useOwnListing } from './use-own-listing.ts'

interface OwnListingDialogsProps {
  listing: OwnListing
  name: string
  panel: OwnPanel | null
  onClose: () => void
}

/** What cannot be undone with one press asks first. */
export function OwnListingDialogs({ listing, name, panel, onClose }: OwnListingDialogsProps) {
  const texts = useTexts(ownListingsTexts)
  const acts = useOwnListing(listing, onClose)
  const shared = {
    onOpenChange: (open: boolean) => !open && onClose(),
    cancelLabel: texts.cancel,
    pending: acts.isPending,
    pendingLabel: texts.working,
  }
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={panel === 'remove'}
        title={texts.deleteAsk(name)}
        confirmLabel={texts.delete}
        onConfirm={acts.remove}
      >
        {texts.deleteText}
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        open={panel === 'markSold'}
        title={texts.soldAsk(name)}
        confirmLabel={texts.markSold}
        tone="primary"
        onConfirm={acts.markSold}
      >
        {texts.soldText}
      </ConfirmDialog>
    </>
  )
}
