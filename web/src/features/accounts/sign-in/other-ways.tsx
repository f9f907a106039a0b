import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Divider } from '@heraia/ui/divider'
import { Eye, KeyRound, Mail, Smartphone } from 'lucide-react'
import { useId } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { providersOf, useSignInSettings } from './sign-in-settings.ts'
import { usePlace } from './use-place.ts'
import { useWayIn, type WayIn } from './use-way-in.ts'
import { WalletButtons } from './wallet-buttons.tsx'
import { WaysBanner } from './ways-banner.tsx'
import { waysTexts } from './ways-texts.ts'

interface OtherWaysProps {
  next: string
  remember: boolean
  captcha: Captcha
  /** To make an account: beside a form other services alone, without one all that make one. */
  isNew?: boolean
  /** Token of the mail that invited her: the services that can answer it, and nothing else. */
  invitation?: string
}

/** Every way in but the password, as far as the auth server offers it. */
export default function OtherWays({ next, remember, captcha, isNew = false, invitation }: OtherWaysProps) {
  const texts = useTexts(waysTexts)
  const wayIn = useWayIn(remember, captcha)
  const { data } = useSignInSettings()
  const passkeyPlace = usePlace()('PublicKeyCredential')
  const isEmailOpen = data?.external.email !== false
  if (invitation && !providersOf(data?.external ?? {}).some(({ isOpen }) => isOpen)) return null
  return (
    <section aria-label={texts.ways} className="grid gap-3">
      {isEmailOpen ? <Divider className="my-3">{texts.or}</Divider> : captcha.box}
      <WaysBanner problem={wayIn.problem} />
      <ProviderButtons wayIn={wayIn} next={next} invitation={invitation} />
      {isNew && data?.external.phone && (
        <ButtonLink
          href={addresses.registerPhone(next)}
          width="full"
          icon={<Smartphone aria-hidden="true" className="size-5" />}
        >
          {texts.phoneNew}
        </ButtonLink>
      )}
      {!(isNew && isEmailOpen) && !invitation && (
        <>
          {(isEmailOpen || data.external.phone) && (
            <ButtonLink
              href={addresses.loginCode(next)}
              width="full"
              icon={<Mail aria-hidden="true" className="size-5" />}
            >
              {texts.byCode}
            </ButtonLink>
          )}
          {!isNew && data?.external.phone && (
            <ButtonLink
              href={addresses.loginPhone(next)}
              width="full"
              icon={<Smartphone aria-hidden="true" className="size-5" />}
            >
              {texts.phonePassword}
            </ButtonLink>
          )}
          {!isNew && data?.passkeys_enabled && passkeyPlace && (
            <Button
              width="full"
              className={passkeyPlace}
              icon={<KeyRound aria-hidden="true" className="size-5" />}
              pending={wayIn.busy === 'passkey'}
              pendingLabel={texts.going}
              onClick={() => void wayIn.run('passkey', (options) => (auth) => auth.signInWithPasskey({ options }))}
            >
              {texts.passkey}
            </Button>
          )}
          {data?.saml_enabled && <OrganisationForm wayIn={wayIn} next={next} />}
          {!isNew && data?.external.anonymous_users && !data.disable_signup && <AsGuest wayIn={wayIn} />}
          <WalletButtons wayIn={wayIn} open={data?.web3} />
        </>
      )}
    </section>
  )
}

/** An account without an address, which says what it is before there is one. */
function AsGuest({ wayIn }: { wayIn: WayIn }) {
  const texts = useTexts(waysTexts)
  const hint = useId()
  return (
    <div className="grid gap-2 noscript:hidden">
      <Button
        width="full"
        icon={<Eye aria-hidden="true" className="size-5" />}
        aria-describedby={hint}
        pending={wayIn.busy === 'guest'}
        pendingLabel={texts.going}
        onClick={() => void wayIn.run('guest', (options) => (auth) => auth.signInAnonymously({ options }))}
      >
        {texts.guest}
      </Button>
      <p id={hint} className="text-sm text-muted">
        {texts.guestHint}
      </p>
    </div>
  )
}
