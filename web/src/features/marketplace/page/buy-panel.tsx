import type { Listing } from '@heraia/contract/listings'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Facts } from '@heraia/ui/facts'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Flag, Heart, MessageCircle, MoreHorizontal, Pencil, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { shareLink } from '../../../lib/share-link.ts'
import { conditionNames } from '../../../pieces/condition-names.ts'
import { PriceTag } from '../../../pieces/price-tag.tsx'
import { BuyBox } from '../../orders/buy-box.tsx'
import { buyingOf } from '../../orders/order-queries.ts'
import { useSilenceChoices } from '../../profiles/use-silence-choices.tsx'
import { marketTexts } from '../market-texts.ts'
import { useSaveListing } from '../use-save-listing.ts'
import { listingTexts } from './listing-texts.ts'

const MuteDialog = lateDialog(async () => (await import('../../profiles/mute-dialog.tsx')).MuteDialog)
const BlockDialog = lateDialog(async () => (await import('../../profiles/block-dialog.tsx')).BlockDialog)
const ReportDialog = lateDialog(async () => (await import('../../profiles/report-dialog.tsx')).ReportDialog)

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** What it is, what it costs, and what she can do about it. */
export function BuyPanel({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const market = useTexts(marketTexts)
  const conditions = useTexts(conditionNames)
  const { isAuthenticated, loading } = useSession()
  const { kind, condition, size, location, price, priceBeforeCents, state, title } = listing
  const facts = [
    kind === 'service' ? market.service : condition && conditions[condition],
    size && market.sized(size),
    location,
  ]
  return (
    <div className="grid gap-4">
      <header className="grid gap-2">
        <h1 dir="auto" tabIndex={-1} className="text-xl outline-none [overflow-wrap:anywhere]">
          {title}
        </h1>
        <Facts facts={facts} className="text-muted" />
        <p>
          <PriceTag price={price} before={priceBeforeCents} size="page" />
        </p>
      </header>
      {state !== 'active' && <Banner tone="notice">{texts.states[state]}</Banner>}
      {listing.may.edit && <Own listing={listing} />}
      {/* Nobody else buys; and a place for it would be there for nothing. */}
      {!listing.may.edit && (isAuthenticated || loading) && <BuyBox listing={listing} />}
      <Acts listing={listing} />
      {!listing.may.edit && <Safety listing={listing} />}
    </div>
  )
}

/** Only where she can pay this seller by card does the money stay here: else the two agree how it is paid. */
function Safety({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const { isAuthenticated } = useSession()
  const { data } = useQuery({ ...buyingOf(listing.id), enabled: isAuthenticated })
  const isByCard = data?.methods.includes('card')
  if (isByCard) return <p className="text-sm text-muted">{texts.safetyByCard}</p>
  const isHandedOver = listing.kind === 'goods' && listing.shipping?.pickup
  const words = [texts.safety, isHandedOver && texts.safetyInPerson, texts.safetyUnseen]
  return <p className="text-sm text-muted">{words.filter(Boolean).join(' ')}</p>
}

function Own({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="font-semibold">{texts.yours}</p>
      {listing.saves > 0 && <p className="figures text-sm text-muted">{texts.saves(listing.saves)}</p>}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={tradeAddresses.editListing(listing.id)} tone="primary" icon={<Pencil {...icon} />}>
          {texts.edit}
        </ButtonLink>
        <ButtonLink href={tradeAddresses.myListings()}>{texts.manage}</ButtonLink>
      </div>
    </div>
  )
}

function Acts({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const here = useLocation()
  const { isAuthenticated } = useSession()
  const toggle = useSaveListing(listing)
  const [asks, setAsks] = useState<'report' | 'mute' | 'block' | null>(null)
  const { may, saved, id, seller } = listing
  const [mute, block] = useSilenceChoices(seller, setAsks)
  const share = () => void shareLink({ title: listing.title, path: addresses.listing(id) }, texts)
  const choices: MenuChoice[] = [
    ...(mute ? [mute] : []),
    ...(may.report
      ? [
          {
            id: 'report',
            label: texts.report,
            icon: <Flag {...icon} />,
            tone: 'danger' as const,
            onAction: () => setAsks('report'),
          },
        ]
      : []),
    ...(block ? [block] : []),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {may.message && (
        <ButtonLink href={addresses.messagesWith(seller.id, id)} icon={<MessageCircle {...icon} />} width="full">
          {texts.message}
        </ButtonLink>
      )}
      {!isAuthenticated && (
        <ButtonLink href={addresses.login(here.pathname)} tone="primary" size="large" width="full">
          {texts.loginToBuy}
        </ButtonLink>
      )}
      {may.save && (
        <Button
          icon={<Heart aria-hidden="true" className={saved ? 'size-5 fill-accent text-accent' : 'size-5'} />}
          aria-pressed={saved}
          onClick={toggle}
        >
          {saved ? texts.saved : texts.save}
        </Button>
      )}
      <Button icon={<Share2 {...icon} />} onClick={share}>
        {texts.share}
      </Button>
      {choices.length > 0 && (
        <Menu label={texts.more} trigger="icon" icon={<MoreHorizontal {...icon} />} choices={choices} />
      )}
      {asks === 'mute' && <MuteDialog person={seller} onClose={() => setAsks(null)} />}
      {asks === 'block' && (
        <BlockDialog person={seller} reported={{ subject: 'listing', subjectId: id }} onClose={() => setAsks(null)} />
      )}
      {asks === 'report' && <ReportDialog subject="listing" subjectId={id} onClose={() => setAsks(null)} />}
    </div>
  )
}
