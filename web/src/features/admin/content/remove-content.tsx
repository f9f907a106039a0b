import type { PublicContent } from '@heraia/contract/moderation'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { StaffReasonField } from '../staff-reason-field.tsx'
import { contentTexts } from './content-texts.ts'

interface RemoveContentProps {
  content: PublicContent
  onClose: () => void
}

/** Asks why, and says what will happen. Her reason is kept while she looks something up. */
export function RemoveContent({ content, onClose }: RemoveContentProps) {
  const texts = useTexts(contentTexts)
  const errors = useTexts(errorTexts)
  const { kind, openReports } = content
  const draft = useDraft(`content-${content.id}`, '')
  const [asked, setAsked] = useState(false)
  const removing = useRemove(content, () => draft.sent(''), onClose)
  const reason = draft.value.trim()
  const send = () => {
    setAsked(true)
    if (reason !== '') removing.mutate(reason)
  }
  return (
    <FormDialog
      open
      keeps
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeTitle[kind]}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="danger" onClick={send} pending={removing.isPending} pendingLabel={texts.removing}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">
          {texts.removeHelp} {openReports > 0 && texts.removeAnswers(openReports)}
        </p>
        {removing.isError && (
          <Banner tone="danger">
            {failureOf(removing.error).reason === 'already_decided' ? texts.decided : errorText(errors, removing.error)}
          </Banner>
        )}
        <StaffReasonField
          label={texts.reason}
          hint={texts.reasonHint}
          value={draft.value}
          onValue={draft.change}
          error={asked && reason === '' ? texts.reasonRequired : undefined}
        />
      </div>
    </FormDialog>
  )
}

/** What is gone already, also by a try whose answer was lost, is as good as removed. */
function useRemove({ kind, id }: PublicContent, forget: () => void, onClose: () => void) {
  const texts = useTexts(contentTexts)
  const queries = useQueryClient()
  const isHere = useIsHere()
  return useMutation({
    mutationFn: (reason: string) => orGone(client.admin.removeContent({ kind, id, reason })),
    onSuccess: (kept) => {
      forget()
      showToast({ message: kept ? texts.removed(kept.reference) : texts.gone, tone: 'success' })
      if (isHere.current) onClose()
      // It is gone from lists, and from whatever else showed or counted it.
      return queries.invalidateQueries()
    },
    // What somebody else decided meanwhile is shown as it stands.
    onError: () => queries.invalidateQueries({ queryKey: api.admin.content.key() }),
  })
}
