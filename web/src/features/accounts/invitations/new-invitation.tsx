import type { InvitationId } from '@heraia/contract/ids'
import type { MayInvite } from '@heraia/contract/invitations'
import { uuid7 } from '@heraia/contract/uuid7'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, MailPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { invitationLink } from '../../../lib/session/invitation.ts'
import { useCopyText } from '../../../lib/use-copy-text.ts'
import { reloadInvitations } from './invitation-queries.ts'
import { invitationsTexts } from './invitations-texts.ts'

export function NewInvitation({ may }: { may: MayInvite }) {
  const texts = useTexts(invitationsTexts)
  if (may.mode === 'closed') return <Banner>{texts.closed}</Banner>
  if (may.mode !== 'invite') return <Banner>{texts.notNeeded}</Banner>
  if (!may.allowed) return <Banner>{texts.notAllowed}</Banner>
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <MakeOne left={may.left} most={may.mostUses} />
    </div>
  )
}

function MakeOne({ left, most }: { left: number; most: number }) {
  const texts = useTexts(invitationsTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  // The same until it is there: where the answer is lost, the next press makes no second one.
  const [id, setId] = useState(uuid7)
  const [uses, setUses] = useState('1')
  const [isAsked, setAsked] = useState(false)
  const mostUses = Number(uses)
  const isRight = /^\d+$/.test(uses) && mostUses >= 1 && mostUses <= most
  const make = useMutation(
    api.accounts.makeInvitation.mutationOptions({
      onSuccess: async () => {
        setId(uuid7())
        setUses('1')
        setAsked(false)
        await reloadInvitations(queries)
      },
    }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (isRight && !make.isPending) make.mutate({ id: id as InvitationId, mostUses })
  }

  return (
    <>
      {make.data && <Made token={make.data.token} />}
      {make.error && <Banner tone="danger">{errorText(errors, make.error)}</Banner>}
      <p>{left > 0 ? texts.left(left) : texts.noneLeft}</p>
      {left > 0 && (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-4">
          {most > 1 && (
            <Field
              label={texts.uses}
              inputMode="numeric"
              value={uses}
              onValue={setUses}
              error={isAsked && !isRight ? texts.usesWrong(most) : undefined}
              className="w-56"
              required
            />
          )}
          <Button
            type="submit"
            tone="primary"
            icon={<MailPlus aria-hidden="true" className="size-5" />}
            pending={make.isPending}
            pendingLabel={texts.making}
            className={most > 1 ? 'sm:mt-6' : undefined}
          >
            {texts.make}
          </Button>
        </form>
      )}
    </>
  )
}

function Made({ token }: { token: string }) {
  const texts = useTexts(invitationsTexts)
  const copy = useCopyText()
  const link = invitationLink(location.origin + addresses.register(), token)
  return (
    <div role="status" className="grid gap-4 rounded-md bg-success-soft p-4 text-on-success-soft">
      <div>
        <p className="font-semibold">{texts.made}</p>
        <p className="text-sm">{texts.madeHelp}</p>
      </div>
      <Field label={texts.link} value={link} onValue={() => {}} readOnly onFocus={(event) => event.target.select()} />
      <div>
        <Button icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy(link)}>
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
