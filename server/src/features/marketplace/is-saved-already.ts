import type { ListingFields } from '@heraia/contract/listings'
import type { ListingColumns } from './listing-columns.ts'
import type { OwnListingRow } from './own-listing.view.ts'

interface Saved {
  columns: ListingColumns
  images: ListingFields['images']
}

/** What is there is what she sends, on what she changed: she sends it again, for the answer was lost. */
export const isSavedAlready = (row: OwnListingRow, { version, ...said }: Saved & { version: number }): boolean =>
  row.version === version + 1 && saysTheSame(row, said)

/** What is there is what she sends, whatever came between. */
export const saysTheSame = (row: OwnListingRow, { columns, images }: Saved): boolean =>
  Object.entries({ ...columns, shipping: asJson(columns.shipping) }).every(
    ([name, value]) => plain(row[name as keyof ListingColumns]) === plain(value),
  ) && plain(row.pictures.map(({ mediaId, alt }) => ({ mediaId, alt }))) === plain(images)

const asJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** PostgreSQL keeps the fields of an object in an order of its own. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
