import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { marketTexts } from './market-texts.ts'

const CreateListingDialog = lateDialog(
  async () => (await import('./form/create-listing-dialog.tsx')).CreateListingDialog,
)

/** Opens the form over the page; who is not signed in is asked to, and comes to the form's own page. */
export function CreateListingButton() {
  const texts = useTexts(marketTexts)
  const { isAuthenticated } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const icon = <Plus aria-hidden="true" />
  if (!isAuthenticated) {
    return (
      <ButtonLink href={addresses.login(tradeAddresses.newListing())} tone="primary" icon={icon}>
        {texts.create}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button tone="primary" icon={icon} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {texts.create}
      </Button>
      {isOpen && <CreateListingDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
