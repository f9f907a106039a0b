import type { ListingId, MediaId } from '@heraia/contract/ids'
import type { EditableListing, Listing } from '@heraia/contract/listings'
import { uuid7 } from '@heraia/contract/uuid7'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useAltReminder } from '../../media/alt-reminder/use-alt-reminder.ts'
import { forgetUpload } from '../../media/uploads/upload-store.ts'
import { hersChanged } from '../market-cache.ts'
import { useCategories } from '../use-categories.ts'
import { EMPTY_DRAFT, isBegun, type ListingDraft, toDraft, toDraftFields, toFields, withSold } from './listing-draft.ts'
import { FORM_FIELDS, type FormField, type Problems, problemsFromServer, problemsOf } from './listing-problems.ts'
import { CalledOff, picturesUp } from './pictures-up.ts'
import { isIdTaken, isPublishedAlready, isTryOf, sendOnDraft, sendOnSale, withoutId, withTry } from './send-draft.ts'
import { useListingPictures } from './use-listing-pictures.ts'

interface ListingFormParts {
  /** What the server has, where it is not a new one. */
  editable?: EditableListing
  onPublished: (listing: Listing) => void
  onDraftKept: () => void
  /** What stands on the server is another than she knew: she goes on there, with her words where `isPublished`. */
  onElsewhere: (id: string, isPublished: boolean) => void
}

interface Writing {
  /** As it stood when she pressed. */
  listing: ListingDraft
  waiting: AbortController
}

/** Writes a listing. What she types and chooses is kept in this browser until the server has it. */
export function useListingForm({ editable, onPublished, onDraftKept, onElsewhere }: ListingFormParts) {
  const queries = useQueryClient()
  const mutationKey = ['write listing', editable?.id ?? 'new']
  const start = useMemo(() => (editable ? toDraft(editable) : EMPTY_DRAFT), [editable])
  const kept = useDraft<ListingDraft>(editable ? `listing:${editable.id}` : 'listing', start)
  const { tree } = useCategories()
  const ofService = (listing: ListingDraft) => tree.find(({ slug }) => slug === listing.category)?.kind === 'service'
  const written = editable ? withSold(kept.value, start) : kept.value
  // What was kept of an older version would undo what came since, where that is none of hers.
  const isNewest = written.version === start.version
  const isStale = !isNewest && !isTryOf(written, start, ofService(start))
  const draft = isStale ? start : isNewest ? written : { ...written, version: start.version }
  /** Where the listing is changed once the server has it. */
  const ofListing = useDraft<ListingDraft>(`listing:${draft.id}`, start)
  const isService = ofService(draft)
  const [shown, setShown] = useState<Problems>({})
  const [summaryAt, setSummaryAt] = useState(0)

  function change(changed: Partial<ListingDraft>) {
    kept.change({ ...draft, ...changed })
    // Whatever she edits is not wrong until she sends again.
    const edited = FORM_FIELDS.filter((field) => isEditOf(field, changed))
    if (edited.some((field) => shown[field])) {
      setShown(Object.fromEntries(Object.entries(shown).filter(([field]) => !edited.some((each) => each === field))))
    }
  }

  const pictures = useListingPictures(draft.images, (images) => change({ images }))
  // What stands in a listing on sale she was asked about when it was published.
  const onSale = editable && editable.state !== 'draft' ? start.images : []
  const isNew = (id: MediaId) => !onSale.some((picture) => picture.id === id)
  const reminder = useAltReminder({ uploads: pictures.uploads.filter(({ id }) => isNew(id)), chosen: draft.images })
  const problems = problemsOf(draft, { isService, hasFailedPicture: pictures.hasFailed })
  const show = (found: Problems) => {
    setShown(found)
    setSummaryAt((times) => times + 1)
  }

  async function done({ images }: ListingDraft) {
    for (const { id } of images) forgetUpload(id)
    kept.sent(editable ? undefined : EMPTY_DRAFT)
    setShown({})
    await hersChanged(queries)
  }

  async function onRefused(error: Error, { listing }: Writing) {
    if (isPublishedAlready(error)) return goOnAsPublished(listing)
    // It is somebody else's: hers gets another with her next try.
    if (!editable && isIdTaken(error)) kept.change((now) => (now.id === listing.id ? withoutId(now) : now))
    const found = problemsFromServer(failureOf(error).fields)
    if (Object.keys(found).length > 0) show(found)
    // Her form then says how many are left.
    if (found.inventory === 'sold_meanwhile') await queries.invalidateQueries({ queryKey: api.marketplace.key() })
  }

  /** Her words stand there as changes of it: nobody sees them until she saves them. */
  async function goOnAsPublished({ tried: _tried, ...listing }: ListingDraft) {
    const { version } = await client.marketplace.editable({ id: listing.id as ListingId })
    if (!editable) kept.sent(EMPTY_DRAFT)
    ofListing.change({ ...listing, version })
    await hersChanged(queries)
    onElsewhere(listing.id, true)
  }

  const publishing = useMutation({
    mutationKey,
    mutationFn: async ({ listing, waiting }: Writing) => {
      await picturesUp(listing, waiting.signal)
      const fields = toFields(listing, isService)
      const isOnSale = editable && editable.state !== 'draft'
      if (isOnSale) {
        kept.change((now) => ({ ...now, tried: withTry(listing, fields).tried }))
        return sendOnSale(listing, fields)
      }
      const input = { id: listing.id as ListingId, ...fields }
      return sendOnDraft(listing, (version) => client.marketplace.publish({ ...input, version }))
    },
    onSuccess: async (listing, sent) => {
      await done(sent.listing)
      onPublished(listing)
    },
    onError: onRefused,
  })

  const keeping = useMutation({
    mutationKey,
    mutationFn: async ({ listing, waiting }: Writing) => {
      await picturesUp(listing, waiting.signal)
      const said = toDraftFields(listing, isService)
      const sent = withTry(listing, said)
      kept.change((now) => ({ ...now, tried: sent.tried }))
      const id = listing.id as ListingId
      return sendOnDraft(listing, (version) => client.marketplace.saveDraft({ id, version, ...said }))
    },
    onSuccess: async (_, sent) => {
      await done(sent.listing)
      onDraftKept()
    },
    onError: onRefused,
  })

  // Also of a form that she left while its pictures were still going up.
  const [writing] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Writing,
  })
  const isPending = writing !== undefined
  /** Named once, so that sending it again gives the same one listing. */
  function asItStands(): Writing {
    const listing = { ...draft, id: draft.id || uuid7() }
    kept.change(listing)
    return { listing, waiting: new AbortController() }
  }

  const isWrong = Object.keys(problems).length > 0
  function submitAsItIs() {
    if (isPending || isWrong) return
    setShown({})
    publishing.mutate(asItStands())
  }

  return {
    draft,
    change,
    reminder,
    isService,
    pictures,
    problems: shown,
    /** Counts up each time when something is wrong: the summary then takes the focus. */
    summaryAt,
    isBegun: editable ? JSON.stringify({ ...draft, tried: undefined }) !== JSON.stringify(start) : isBegun(draft),
    restored: kept.restored && !isStale,
    isPending,
    /** Nothing is sent; what stands there is hers to change again. */
    stopWaiting: () => writing?.waiting.abort(),
    error: [publishing.error, keeping.error].find((error) => error && !(error instanceof CalledOff)),
    isDraftLost: keeping.isError,
    submit() {
      if (isPending) return
      keeping.reset()
      publishing.reset()
      if (isWrong) return show(problems)
      if (reminder.mayPublish()) submitAsItIs()
    },
    submitAsItIs,
    keepDraft() {
      if (isPending) return
      publishing.reset()
      keeping.reset()
      // A draft is whatever is there; only a file that is nowhere cannot be kept.
      if (pictures.hasFailed) return show({ images: 'images_failed' })
      setShown({})
      keeping.mutate(asItStands())
    },
    /** What she wrote here goes; she goes on with what the server has. */
    reload() {
      kept.sent(editable ? undefined : EMPTY_DRAFT)
      if (editable) pictures.discard(start.images)
      setShown({})
      onElsewhere(draft.id, false)
    },
    /** Throws away what she wrote here, and the pictures that nothing else shows. */
    startOver() {
      pictures.discard(start.images)
      kept.sent(editable ? undefined : EMPTY_DRAFT)
      setShown({})
    },
  }
}
export type ListingForm = ReturnType<typeof useListingForm>

const PARTS: Partial<Record<FormField, readonly (keyof ListingDraft)[]>> = {
  // A service has neither, and goods have no dates to agree on.
  shipping: ['shippingNote', 'shippingOptions', 'pickup', 'category'],
  inventory: ['inventory', 'category'],
  schedule: ['schedule', 'category'],
  price: ['price', 'currency'],
  // Another category has other subcategories.
  subcategory: ['subcategory', 'category'],
}

const isEditOf = (field: FormField, changed: Partial<ListingDraft>): boolean =>
  (PARTS[field] ?? [field as keyof ListingDraft]).some((part) => part in changed)
