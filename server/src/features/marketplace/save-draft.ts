import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing, ListingFields } from '@heraia/contract/listings'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { mustNotBeMinor } from '../profiles/adult.ts'
import { isSavedAlready } from './is-saved-already.ts'
import { columnsOf } from './listing-columns.ts'
import { holdOwnForSaving, insertListing, updateListing } from './listing-rows.ts'
import { mustBeNewest, publishedAlready } from './listings.queries.ts'
import { readEditable } from './read-own.ts'
import { showPicturesIn } from './show-pictures.ts'

export type Save = ListingFields & { id: ListingId; version: number }

/** Keeps a form half filled in. Nobody else sees it; what is published is changed by `edit`. */
export async function saveDraft(ctx: SignedIn, { id, version, ...fields }: Save): Promise<EditableListing> {
  await takeFromLimit(ctx, 'listingDraft')
  await inTransaction(ctx, async (tx) => {
    await mustNotBeMinor(tx)
    const before = await holdOwnForSaving(tx, id)
    if (before && before.status !== 'draft') throw publishedAlready()
    const columns = await columnsOf(tx, fields)
    if (before && isSavedAlready(before, { version, columns, images: fields.images })) return
    if (before) mustBeNewest(before, version)
    if (before) await updateListing(tx, id, columns)
    else await insertListing(tx, id, columns)
    await showPicturesIn(tx, id, fields.images, before?.pictures ?? [])
  })
  return readEditable(ctx, id)
}
