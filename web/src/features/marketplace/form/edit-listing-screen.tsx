import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing } from '@heraia/contract/listings'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as tradeAddresses from '../../../addresses/trade.ts'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf, isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useArrive } from '../../../lib/use-arrive.ts'
import { LeaveGuard } from '../../../pieces/leave-guard.tsx'
import { marketTexts } from '../market-texts.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { ListingForm } from './listing-form.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { MaySell } from './may-sell.tsx'
import { useListingForm } from './use-listing-form.ts'
import { useStandingPictures } from './use-standing-pictures.ts'

export function EditListingScreen({ id }: { id: string }) {
  const texts = useTexts(listingFormTexts)
  const words = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const arrive = useArrive(texts.view)
  const listing = useQuery(
    // As it stands now: an older version could not be saved.
    api.marketplace.editable.queryOptions({ input: { id: id as ListingId }, staleTime: 0, gcTime: 0 }),
  )
  usePageTitle(listing.data?.title || undefined)
  const isGone = listing.isError && (isNotFound(listing.error) || failureOf(listing.error).code === 'FORBIDDEN')
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={texts.edit} className="mb-4" />
      {listing.isPending && <FormSkeleton label={words.loadingForm} />}
      {isGone && (
        <EmptyState
          title={texts.gone}
          action={<ButtonLink href={tradeAddresses.myListings()}>{words.mine}</ButtonLink>}
        >
          {texts.goneHint}
        </EmptyState>
      )}
      {listing.isError && !isGone && (
        <FailedState
          title={words.formFailed}
          retryLabel={words.retry}
          onRetry={() => void listing.refetch()}
          pending={listing.isFetching}
        >
          {errorText(errors, listing.error)}
        </FailedState>
      )}
      {listing.data && (
        <EditForm
          key={listing.data.version}
          editable={listing.data}
          arrive={arrive}
          onReload={() => void listing.refetch()}
        />
      )}
    </div>
  )
}

interface EditFormProps {
  editable: EditableListing
  /** Of the screen: with a newer version the form is another one. */
  arrive: ReturnType<typeof useArrive>
  onReload: () => void
}

function EditForm({ editable, arrive, onReload }: EditFormProps) {
  const texts = useTexts(listingFormTexts)
  // What she just saved is no reason to ask.
  const isSaved = useRef(false)
  const isDraft = editable.state === 'draft'
  useStandingPictures(editable)
  const form = useListingForm({
    editable,
    onPublished: ({ id }) => {
      isSaved.current = true
      arrive({ message: isDraft ? texts.published : texts.savedNow, at: addresses.listing(id) })
    },
    onDraftKept: () => {
      isSaved.current = true
      arrive({ message: texts.draftKept, at: tradeAddresses.myListings('draft') })
    },
    onElsewhere: (_, isPublished) => {
      if (isPublished) showToast({ message: texts.publishedBefore })
      onReload()
    },
  })
  const guard = { unsaved: texts.unsavedEdit, unsavedHint: texts.unsavedEditHint, leave: texts.leave, stay: texts.stay }
  return (
    <MaySell>
      {(place) => (
        <>
          <ListingForm
            form={form}
            place={place}
            isOnSale={!isDraft}
            aside={
              <ButtonLink href={tradeAddresses.myListings()} tone="plain" size="large">
                {texts.cancel}
              </ButtonLink>
            }
          />
          <LeaveGuard isDirty={form.isBegun} staysIn={() => isSaved.current} words={guard} />
        </>
      )}
    </MaySell>
  )
}
