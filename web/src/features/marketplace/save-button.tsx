import type { ListingCard } from '@heraia/contract/listings'
import { classNames } from '@heraia/ui/class-names.ts'
import { Link } from '@heraia/ui/link'
import { Heart } from 'lucide-react'
import { useLocation } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { marketTexts } from './market-texts.ts'
import { useSaveListing } from './use-save-listing.ts'

const look =
  'touch grid place-items-center rounded-full border border-line bg-raised text-ink transition-colors hover:border-ink'

/** The heart on a card; who is not signed in is asked to. Her own things have none. */
export function SaveButton({ listing, className }: { listing: ListingCard; className?: string }) {
  const texts = useTexts(marketTexts)
  const { pathname, search } = useLocation()
  const { user, isAuthenticated } = useSession()
  const toggle = useSaveListing(listing)
  if (user?.id === listing.seller.id) return null
  if (!isAuthenticated) {
    return (
      <Link
        href={addresses.login(pathname + search)}
        aria-label={texts.save(listing.title)}
        title={texts.save(listing.title)}
        className={classNames(look, className)}
      >
        <Heart aria-hidden="true" className="size-5" />
      </Link>
    )
  }
  return (
    <button
      type="button"
      aria-label={texts.save(listing.title)}
      aria-pressed={listing.saved}
      onClick={toggle}
      className={classNames(look, className)}
    >
      <Heart aria-hidden="true" className={classNames('size-5', listing.saved && 'fill-accent text-accent')} />
    </button>
  )
}
