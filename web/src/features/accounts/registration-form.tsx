import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { Suspense, useEffect, useRef } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { latePart } from '../../pieces/late-part.tsx'
import { DrawnForm } from './drawn-form.tsx'
import { NewAccountFields } from './new-account-fields.tsx'
import { RegistrationNotice } from './registration-notice.tsx'
import { registrationTexts } from './registration-texts.ts'
import { useSignInSettings, useWhoRegisters } from './sign-in/sign-in-settings.ts'
import { useRegistration } from './use-registration.ts'
import { useSiteInfo } from './use-site-info.ts'

const ByInvitation = latePart(async () => (await import('./invitations/by-invitation.tsx')).ByInvitation)
const OtherWays = latePart(async () => (await import('./sign-in/other-ways.tsx')).default)

export function RegistrationForm({ next }: { next: string }) {
  const texts = useTexts(registrationTexts)
  const { fields, change, wrong, state, isBusy, submit, passwordMin, captcha } = useRegistration(next)
  const { testAccountNote } = useSiteInfo()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const { data } = useSignInSettings()
  const takes = useWhoRegisters()

  // The field that she sent it from waited, and lost the focus with it.
  useEffect(() => {
    if (state.kind !== 'failed') return
    const name = state.problem === 'passwordShort' ? 'password' : 'email'
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }, [state])

  const ways = (
    <>
      {data?.external.email !== false && (
        <DrawnForm ref={form} legend={texts.title} isBusy={isBusy} onSend={submit}>
          <RegistrationNotice {...{ state, passwordMin, next }} isByInvitation={takes === 'invite'} />
          <NewAccountFields
            {...{ fields, change, wrong, passwordMin, isBusy }}
            weakness={state.kind === 'failed' ? state.weakness : null}
          />
          {captcha.box}
          <Button
            type="submit"
            tone="primary"
            size="large"
            width="full"
            pending={isBusy}
            pendingLabel={texts.submitting}
          >
            {texts.submit}
          </Button>
          {testAccountNote && (
            <p className="rounded-md bg-sunken p-4 text-sm text-muted">{texts.testNote(passwordMin)}</p>
          )}
        </DrawnForm>
      )}
      <div className="mt-4 min-h-48">
        {isHydrated && (
          <Suspense>
            <OtherWays next={next} remember captcha={captcha} isNew />
          </Suspense>
        )}
      </div>
    </>
  )

  return (
    <>
      {takes === 'closed' && <Banner>{texts.closed}</Banner>}
      {takes === 'approval' && (
        <div className="pb-6">
          <Banner>{texts.byApproval}</Banner>
        </div>
      )}
      {(takes === 'open' || takes === 'approval') && ways}
      {takes === 'invite' && !isHydrated && <Banner>{texts.byInvitation}</Banner>}
      {takes === 'invite' && isHydrated && (
        <Suspense fallback={<Banner>{texts.byInvitation}</Banner>}>
          <ByInvitation>{ways}</ByInvitation>
        </Suspense>
      )}
      <p className="mt-6">
        {texts.haveAccount}{' '}
        <Link href={addresses.login(next)} className="link">
          {texts.login}
        </Link>
      </p>
    </>
  )
}
