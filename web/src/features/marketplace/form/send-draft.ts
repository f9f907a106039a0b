import type { ListingId } from '@heraia/contract/ids'
import type { Listing } from '@heraia/contract/listings'
import { client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { type DraftFields, type ListingDraft, type ListingFields, toDraftFields } from './listing-draft.ts'

/** How many tries without an answer are remembered. */
const TRIES_MAX = 3

/** What of it she sends now, beside what she sent before and has no answer to. */
export function withTry(listing: ListingDraft, said: DraftFields): ListingDraft {
  const words = JSON.stringify(said)
  const before = (listing.tried ?? []).filter((each) => JSON.stringify(each) !== words)
  return { ...listing, tried: [said, ...before].slice(0, TRIES_MAX) }
}

/**
 * Sends on the version that she knows. Where the server has a newer one, an earlier try of hers may be what it has, for
 * its answer was lost: then it goes on from there, once. Anything else was changed somewhere else, and is refused.
 */
export async function sendOnDraft<Answer>(
  { id, version, tried = [] }: ListingDraft,
  send: (version: number) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(version)
  } catch (error) {
    if (!isElsewhere(error)) throw error
    const there = await versionOfTry(id as ListingId, version, tried)
    if (there === undefined) throw error
    return send(there)
  }
}

/** Sent once more, a try that came through is answered with what is there, and nothing else is changed by it. */
async function versionOfTry(
  id: ListingId,
  version: number,
  tried: readonly DraftFields[],
): Promise<number | undefined> {
  for (const said of tried) {
    try {
      return (await client.marketplace.saveDraft({ id, version, ...said })).version
    } catch (error) {
      if (!isElsewhere(error)) throw error
    }
  }
  return undefined
}

/** The same for what is on sale: where what stands there is an earlier try of hers, what she wrote since goes on top of it. */
export async function sendOnSale(
  { id, version, sold, tried = [] }: ListingDraft,
  fields: ListingFields,
): Promise<Listing> {
  const edit = (over: number, said: ListingFields) =>
    client.marketplace.edit({ id: id as ListingId, version: over, sold, ...said })
  try {
    return await edit(version, fields)
  } catch (error) {
    if (!isElsewhere(error)) throw error
    const { version: there } = await client.marketplace.editable({ id: id as ListingId })
    for (const said of tried.filter(isWhole)) {
      // On the version before, only what made this one of it is taken for it; nothing is changed by that.
      if (await came(edit(there - 1, said))) return edit(there, fields)
    }
    throw error
  }
}

const isWhole = (said: DraftFields): said is ListingFields =>
  said.category !== null && said.subcategory !== null && said.priceCents !== null

async function came(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending
    return true
  } catch (error) {
    if (!isElsewhere(error)) throw error
    return false
  }
}

/** What stands there is a try of hers whose answer was lost. */
export const isTryOf = ({ tried = [] }: ListingDraft, there: ListingDraft, isService: boolean): boolean => {
  const words = inWords(toDraftFields(there, isService))
  return tried.some((said) => inWords(said) === words)
}

/** As the server keeps it: without the spaces around. */
const inWords = (said: DraftFields): string =>
  JSON.stringify(said, (_, each: unknown) => (typeof each === 'string' ? each.trim() : each))

const isElsewhere = (error: unknown): boolean => failureOf(error).reason === 'edited_elsewhere'

/** It is on sale already: an earlier try, or another tab, published it. */
export const isPublishedAlready = (error: unknown): boolean => failureOf(error).reason === 'listing_published'

/** Something that is not hers has its id. */
export const isIdTaken = (error: unknown): boolean => failureOf(error).reason === 'id_taken'

/** All her words, as something that was never sent. */
export const withoutId = ({ tried: _tried, ...listing }: ListingDraft): ListingDraft => ({
  ...listing,
  id: '',
  version: 0,
})
