import type { OwnListing } from '@heraia/contract/listings'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { CircleCheck, Eye, MoreHorizontal, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import type { OwnPanel } from './own-listing-row.tsx'
import { ownListingsTexts } from './own-listings-texts.ts'
import { useOwnListing } from './use-own-listing.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface OwnListingMenuProps {
  listing: OwnListing
  name: string
  onOpen: (panel: OwnPanel) => void
}

/** What the server lets her do with it, in the order in which she would look for it. */
export function OwnListingMenu({ listing, name, onOpen }: OwnListingMenuProps) {
  const texts = useTexts(ownListingsTexts)
  const acts = useOwnListing(listing)
  const { id, state, may } = listing
  const when = (is: boolean, choice: MenuChoice) => (is ? [choice] : [])
  const choices: MenuChoice[] = [
    ...when(state !== 'draft' && state !== 'removed', {
      id: 'view',
      label: texts.view,
      icon: <Eye {...icon} />,
      href: addresses.listing(id),
    }),
    ...when(may.edit || may.publish, {
      id: 'edit',
      label: texts.edit,
      icon: <Pencil {...icon} />,
      href: tradeAddresses.editListing(id),
    }),
    ...when(may.renew, { id: 'renew', label: texts.renew, icon: <RotateCcw {...icon} />, onAction: acts.renew }),
    ...when(may.pause, { id: 'pause', label: texts.pause, icon: <Pause {...icon} />, onAction: acts.pause }),
    ...when(may.resume, { id: 'resume', label: texts.resume, icon: <Play {...icon} />, onAction: acts.resume }),
    ...when(may.markSold, {
      id: 'sold',
      label: texts.markSold,
      icon: <CircleCheck {...icon} />,
      onAction: () => onOpen('markSold'),
    }),
    ...when(may.remove, {
      id: 'remove',
      label: texts.delete,
      icon: <Trash2 {...icon} />,
      tone: 'danger',
      onAction: () => onOpen('remove'),
    }),
  ]
  if (choices.length === 0) return null
  return <Menu label={texts.actions(name)} trigger="icon" icon={<MoreHorizontal {...icon} />} choices={choices} />
}
