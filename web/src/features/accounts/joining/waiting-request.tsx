import { JOIN_WORDS_MAX } from '@heraia/contract/join-words'
import type { JoinRequest } from '@heraia/contract/joining'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { PageHeading } from '@heraia/ui/page-heading'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSignOut } from '../../../shell/use-sign-out.ts'
import { waitingTexts } from './waiting-texts.ts'

/** Her request: what happens now, her words, and the ways out. */
export function WaitingRequest({ request }: { request: JoinRequest }) {
  const texts = useTexts(waitingTexts)
  const signOut = useSignOut()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <p className="[overflow-wrap:anywhere]">{request.email ? texts.told(request.email) : texts.look}</p>
      <Words request={request} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button onClick={() => void signOut()}>{texts.signOut}</Button>
        <Button tone="plain" onClick={() => setAsks(true)}>
          {texts.withdraw}
        </Button>
      </div>
      {asks && <Withdraw onClose={() => setAsks(false)} />}
    </>
  )
}

function Words({ request: { words, askedAt } }: { request: JoinRequest }) {
  const texts = useTexts(waitingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const queryKey = api.accounts.joinRequest.queryKey()
  // By when she asked: on a shared computer another one who waits finds an empty field.
  const draft = useDraft(`join:${askedAt}`, words)
  const over = draft.value.trim().length - JOIN_WORDS_MAX
  const save = useMutation({
    mutationFn: (said: string) => client.accounts.sayToJoin({ words: said }),
    onSuccess: (answer, said) => {
      queries.setQueryData(queryKey, answer)
      draft.sent((now) => (now === said ? (answer.request?.words ?? '') : now))
    },
    // Decided meanwhile: the screen shows how it stands.
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (over <= 0 && !save.isPending) save.mutate(draft.value)
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      {save.isError && <Banner tone="danger">{errorText(errors, save.error)}</Banner>}
      <TextArea
        label={texts.why}
        hint={texts.whyHint}
        value={draft.value}
        onValue={draft.change}
        error={over > 0 ? texts.tooLong(over) : undefined}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone="primary" pending={save.isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
        <p aria-live="polite" className="text-sm text-muted">
          {save.isSuccess && draft.value.trim() === words ? texts.saved : ''}
        </p>
      </div>
    </form>
  )
}

function Withdraw({ onClose }: { onClose: () => void }) {
  const texts = useTexts(waitingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const signOut = useSignOut()
  const withdraw = useMutation({
    mutationFn: () => client.accounts.withdrawJoin(),
    onSuccess: async () => {
      await signOut()
      showToast({ message: texts.withdrawn, tone: 'success' })
    },
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      onClose()
      // Decided meanwhile, or the answer alone was lost: the screen shows how it stands.
      void queries.invalidateQueries({ queryKey: api.accounts.joinRequest.queryKey() })
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts.withdrawAsk}
      confirmLabel={texts.delete}
      cancelLabel={texts.cancel}
      onConfirm={() => withdraw.mutate()}
      pending={withdraw.isPending}
    >
      {texts.withdrawHint}
    </ConfirmDialog>
  )
}
