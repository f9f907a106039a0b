import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { type ReactNode, useId, useRef, useState } from 'react'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { AltReminderNote } from '../../media/alt-reminder/alt-reminder-note.tsx'
import { isUnderWay } from '../../media/uploads/upload-store.ts'
import { FilesNotReady } from '../../media/uploads/when-ready.ts'
import { ErrorSummary } from './error-summary.tsx'
import { ListingFields } from './listing-fields.tsx'
import { listingFormTexts } from './listing-form-texts.ts'
import { isIdTaken } from './send-draft.ts'
import type { ListingForm as Form } from './use-listing-form.ts'

interface ListingFormProps {
  form: Form
  place: string | null
  /** It is on sale already: changes are saved, not published. */
  isOnSale: boolean
  /** What stands beside the buttons: Cancel, or nothing. */
  aside?: ReactNode
}

export function ListingForm({ form, place, isOnSale, aside }: ListingFormProps) {
  const texts = useTexts(listingFormTexts)
  const prefix = useId()
  const [isThrowing, setIsThrowing] = useState(false)
  const { draft, isPending, pictures } = form
  const isWaiting = isPending && pictures.uploads.some(isUnderWay)
  const submit = useRef<HTMLButtonElement>(null)
  return (
    <form
      noValidate
      aria-label={isOnSale ? texts.edit : texts.create}
      onSubmit={(event) => {
        event.preventDefault()
        // By Enter she stands in a field, which takes nothing while it is sent.
        submit.current?.focus()
        form.submit()
      }}
      className="grid gap-6"
    >
      <p className="text-muted">{texts.lead}</p>
      {form.restored && form.isBegun && (
        <Banner
          action={
            <Button size="small" onClick={() => setIsThrowing(true)}>
              {texts.startOver}
            </Button>
          }
        >
          {isOnSale ? texts.restoredEdit : texts.restored}
        </Banner>
      )}
      <ErrorSummary prefix={prefix} problems={form.problems} at={form.summaryAt} />
      {/* What she wrote there now would be neither in what is sent nor in what is left. */}
      <div inert={isPending} className="grid gap-6 inert:opacity-60">
        <ListingFields form={form} prefix={prefix} place={place} />
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <p aria-live="polite" className="empty:sr-only">
            {isWaiting && texts.waiting}
          </p>
          {isWaiting && (
            <Button
              size="small"
              onClick={() => {
                submit.current?.focus()
                form.stopWaiting()
              }}
            >
              {texts.goOn}
            </Button>
          )}
        </div>
        {form.error && (
          <NotSent
            error={form.error}
            title={form.isDraftLost ? texts.failedDraft : isOnSale ? texts.failedEdit : texts.failed}
            onReload={form.reload}
          />
        )}
        <AltReminderNote
          reminder={form.reminder}
          anyway={isOnSale ? texts.saveAnyway : texts.publishAnyway}
          onAnyway={() => {
            submit.current?.focus()
            form.submitAsItIs()
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={submit}
            type="submit"
            tone="primary"
            size="large"
            pending={isPending}
            pendingLabel={isOnSale ? texts.saving : texts.publishing}
          >
            {isOnSale ? texts.save : texts.publish}
          </Button>
          {!isOnSale && (
            <Button size="large" onClick={form.keepDraft} disabled={isPending || !form.isBegun}>
              {texts.keepDraft}
            </Button>
          )}
          {aside}
        </div>
      </div>
      <ConfirmDialog
        open={isThrowing}
        onOpenChange={setIsThrowing}
        title={texts.startOverAsk}
        confirmLabel={texts.throwAway}
        cancelLabel={texts.keep}
        onConfirm={() => {
          form.startOver()
          setIsThrowing(false)
        }}
      >
        {draft.version === 0 ? texts.startOverText : texts.startOverEditText}
      </ConfirmDialog>
    </form>
  )
}

function NotSent({ error, title, onReload }: { error: Error; title: string; onReload: () => void }) {
  const texts = useTexts(listingFormTexts)
  const errors = useTexts(errorTexts)
  const failure = failureOf(error)
  // Each field says it already.
  if (failure.fields.length > 0) return null
  const isOld = failure.reason === 'edited_elsewhere'
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        isOld && (
          <Button size="small" onClick={onReload}>
            {texts.reload}
          </Button>
        )
      }
    >
      {error instanceof FilesNotReady || failure.reason === 'media_not_ready'
        ? texts.notUsable
        : isOld
          ? texts.editedElsewhere
          : isIdTaken(error)
            ? texts.sendAgain
            : errorText(errors, error)}
    </Banner>
  )
}
