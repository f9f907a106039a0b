import type { ListingId } from '@heraia/contract/ids'
import { client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import type { DraftFields, ListingDraft } from './listing-draft.ts'

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
