import type { ListingChip } from '@heraia/contract/listings'
import { Badge } from '@heraia/ui/badge'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { listingStateNames } from '../../pieces/listing-state-names.ts'
import { PriceTag } from '../../pieces/price-tag.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { dealTexts } from './deal-texts.ts'

/** What the conversation is about, always in sight; the whole line leads to it. */
export function ConversationListing({ listing }: { listing: ListingChip }) {
  const texts = useTexts(dealTexts)
  const states = useTexts(listingStateNames)
  const me = useMe()
  const { id, title, price, picture, state, sellerId } = listing
  return (
    <section
      aria-label={texts.about}
      className="relative flex items-center gap-3 border-b border-line bg-raised px-3 py-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus md:px-5"
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sunken">
        {picture ? (
          <ShownPicture picture={picture} alt="" sizes="3rem" className="size-full object-cover" />
        ) : (
          <DrawnArt seed={id} scene="balls" className="size-full" />
        )}
      </span>
      <span className="grid min-w-0 grow">
        <Link
          href={addresses.listing(id)}
          dir="auto"
          className="truncate text-sm font-semibold outline-none after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2">
          <PriceTag price={price} size="small" />
          {state !== 'active' && <Badge>{states[state]}</Badge>}
          {sellerId === me.id && <span className="text-xs text-muted">{texts.yours}</span>}
        </span>
      </span>
    </section>
  )
}
