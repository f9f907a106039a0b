import type { ListingState, OwnListing } from '@heraia/contract/listings'
import { Badge, type BadgeTone } from '@heraia/ui/badge'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { useState } from 'react'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { listingStateNames } from '../../../pieces/listing-state-names.ts'
import { PriceTag } from '../../../pieces/price-tag.tsx'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { OwnListingDialogs } from './own-listing-dialogs.tsx'
import { OwnListingMenu } from './own-listing-menu.tsx'
import { ownListingsTexts } from './own-listings-texts.ts'

export type OwnPanel = 'remove' | 'markSold'

const tones: Record<ListingState, BadgeTone> = {
  draft: 'neutral',
  active: 'success',
  reserved: 'notice',
  paused: 'neutral',
  sold: 'inverse',
  expired: 'notice',
  removed: 'danger',
}

/** One of hers: where it stands, what waits for her, and what she can do. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const texts = useTexts(ownListingsTexts)
  const states = useTexts(listingStateNames)
  const [panel, setPanel] = useState<OwnPanel | null>(null)
  const { id, title, price, picture, state, openQuestions, removedBecause } = listing
  const name = title || texts.untitled
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)_auto] items-start gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="overflow-hidden rounded-md bg-sunken">
        {picture ? (
          <ShownPicture picture={picture} alt="" sizes="7rem" className="aspect-square size-full object-cover" />
        ) : (
          <DrawnArt seed={id} scene="balls" className="aspect-square w-full" />
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link
            href={state === 'draft' ? tradeAddresses.editListing(id) : addresses.listing(id)}
            dir="auto"
            className="touch-beyond [overflow-wrap:anywhere] hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{states[state]}</Badge>
          {price && <PriceTag price={price} size="small" />}
        </p>
        <Figures listing={listing} />
        {removedBecause && <p className="text-sm">{texts.reason(removedBecause)}</p>}
        {openQuestions > 0 && (
          <p>
            <Link
              href={`${addresses.listing(id)}#questions`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {texts.questions(openQuestions)}
            </Link>
          </p>
        )}
      </div>
      <OwnListingMenu listing={listing} name={name} onOpen={setPanel} />
      <OwnListingDialogs listing={listing} name={name} panel={panel} onClose={() => setPanel(null)} />
    </li>
  )
}

/** "3 left · saved by 12 people · Ends in 20 days". */
function Figures({ listing: { inventory, saves, sold, state, expiresAt } }: { listing: OwnListing }) {
  const texts = useTexts(ownListingsTexts)
  const { locale } = useLocale()
  const figures = [
    inventory !== null && state !== 'sold' && texts.inStock(inventory),
    sold > 0 && texts.sold(sold),
    saves > 0 && texts.saves(saves),
  ]
  const ends = expiresAt && ['active', 'reserved', 'paused', 'expired'].includes(state)
  return (
    <p className="figures text-sm text-muted">
      {figures.filter(Boolean).join(' · ')}
      {ends && (
        <>
          {figures.some(Boolean) && ' · '}
          {state === 'expired' ? texts.expired : texts.expires} <Time at={expiresAt} locale={locale} look="date" />
        </>
      )}
    </p>
  )
}
