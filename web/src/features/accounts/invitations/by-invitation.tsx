import { Banner } from '@heraia/ui/banner'
import { FailedState } from '@heraia/ui/failed-state'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { heldInvitation, holdInvitation, invitationIn } from '../../../lib/session/invitation.ts'
import { byInvitationTexts } from './by-invitation-texts.ts'

/** What registration is for who brings an invitation; anybody else reads how it goes here. */
export function ByInvitation({ children }: { children: ReactNode }) {
  const texts = useTexts(byInvitationTexts)
  const errors = useTexts(errorTexts)
  const token = useBroughtToken()
  const { data, isError, error, isFetching, refetch } = useQuery(
    api.accounts.lookAtInvitation.queryOptions({ input: { token }, enabled: token !== '', staleTime: 60_000 }),
  )
  if (token === '') return <Banner title={texts.title}>{texts.none}</Banner>
  if (isError && !data)
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching}>
        {errorText(errors, error)}
      </FailedState>
    )
  if (!data) return <Banner title={texts.title}>{texts.looking}</Banner>
  if (data.state !== 'open')
    return (
      <Banner tone="notice" title={texts.title}>
        {texts[data.state]}
      </Banner>
    )
  return (
    <div data-invited className="grid gap-6">
      <Banner tone="success" title={data.by ? texts.by(data.by.name) : texts.bySomebody}>
        {texts.sees}
      </Banner>
      <div>{children}</div>
    </div>
  )
}

/** From the link, out of whose address it goes at once; else what this tab holds already. */
function useBroughtToken(): string {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const brought = invitationIn(hash)
  useEffect(() => {
    if (brought === '') return
    holdInvitation(brought)
    void navigate({ pathname, search, hash: '' }, { replace: true, state })
  }, [brought, navigate, pathname, search, state])
  return brought || heldInvitation()
}
