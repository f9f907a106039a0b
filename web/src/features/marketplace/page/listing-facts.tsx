import type { Listing } from '@heraia/contract/listings'
import { Tag } from '@heraia/ui/tag'
import { Time } from '@heraia/ui/time'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { conditionNames } from '../../../pieces/condition-names.ts'
import { useSportName } from '../../../pieces/sport-names.ts'
import { useCategories } from '../use-categories.ts'
import { listingTexts } from './listing-texts.ts'

/** Everything that the seller says of it. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  return (
    <>
      <section aria-labelledby="description" className="grid gap-3">
        <h2 id="description" className="title text-lg">
          {texts.description}
        </h2>
        <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {listing.description}
        </p>
      </section>
      <section aria-labelledby="facts" className="grid gap-3">
        <h2 id="facts" className="title text-lg">
          {texts.facts}
        </h2>
        <Facts listing={listing} />
        {listing.keywords.length > 0 && (
          <ul aria-label={texts.keywords} className="flex flex-wrap gap-x-2 gap-y-3.5 pt-1">
            {listing.keywords.map((word) => (
              <li key={word}>
                <Tag href={addresses.marketplace({ q: word })}>{word}</Tag>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Facts({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const conditions = useTexts(conditionNames)
  const sportName = useSportName()
  const { locale } = useLocale()
  const { number } = useFormat()
  const { nameOf } = useCategories()
  const { category, subcategory, condition, available, kind } = listing
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] ">
      <Fact name={texts.category}>
        {nameOf(category)} · {nameOf(category, subcategory)}
      </Fact>
      <Fact name={texts.sport}>{sportName(listing.sport)}</Fact>
      <Fact name={texts.condition}>{condition && conditions[condition]}</Fact>
      <Fact name={texts.size}>{listing.size}</Fact>
      <Fact name={texts.stock}>{available !== null && number(available)}</Fact>
      <Fact name={texts.schedule}>{listing.schedule}</Fact>
      <Fact name={texts.location}>{listing.location}</Fact>
      <Fact name={texts.shipping}>{kind === 'goods' && <ShippingWays listing={listing} />}</Fact>
      <Fact name={texts.returns}>{listing.returnPolicy}</Fact>
      <Fact name={texts.warranty}>{listing.warranty ?? texts.noWarranty}</Fact>
      <Fact name={texts.listed}>
        <Time at={listing.listedAt} locale={locale} />
      </Fact>
    </dl>
  )
}

/** A line of the list, where there is something to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="border-t border-line py-3 pe-6 text-sm text-muted">{name}</dt>
      <dd dir="auto" className="border-t border-line py-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {children}
      </dd>
    </>
  )
}

function ShippingWays({ listing: { shipping, price } }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const { money } = useFormat()
  if (!shipping) return null
  return (
    <ul className="grid gap-1">
      {shipping.options.map(({ name, priceCents }) => (
        <li key={`${name} ${priceCents}`} className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className="figures font-semibold">
            {priceCents === 0 ? texts.freeShipping : money(priceCents, price.currency)}
          </span>
        </li>
      ))}
      {shipping.pickup && <li>{texts.pickup}</li>}
      {shipping.note && <li>{shipping.note}</li>}
    </ul>
  )
}
