import { Banner } from '@heraia/ui/banner'
import { Disclosure } from '@heraia/ui/disclosure'
import { Link } from '@heraia/ui/link'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { latePart } from '../../../pieces/late-part.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { returnAddress } from '../sign-in/return-address.ts'
import { useOnward } from '../sign-in/use-onward.ts'
import { untilAnotherTo } from '../sign-up-mail.ts'
import type { AskForMail } from './ask-for-mail.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { CodeForm } from './code-form.tsx'
import { LinkProof } from './link-proof.tsx'
import type { MailKind } from './mail-kind.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { nextOfLink } from './next-of-link.ts'
import { ResendButton } from './resend-button.tsx'
import { useNext } from './use-next.ts'
import { useProof } from './use-proof.ts'

const OtherWays = latePart(async () => (await import('../sign-in/other-ways.tsx')).default)

const REDIRECT_MS = 800

/** From the mail's link by one button, or by the six digits. */
export function ConfirmEmailForm({ kind }: { kind: MailKind }) {
  const texts = useTexts(byMailTexts)
  const words = texts.kinds[kind]
  const proof = useProof(kind)
  const next = useNextOf(kind)
  useOnward(next, { afterMs: REDIRECT_MS, isWanted: proof.isDone && kind !== 'invite' })
  if (kind === 'invite' && (proof.isDone || proof.isBehind))
    return <NewPasswordForm isFirst next={next} takesFocus={proof.isDone} />
  if (proof.isHalf) return <Half />
  const askAgain =
    (solved: { captchaToken?: string }): AskForMail =>
    (auth) => {
      const options = { ...solved, emailRedirectTo: returnAddress(next) }
      return auth.resend({ type: 'signup', email: proof.email.trim().toLowerCase(), options })
    }
  const byCode = (
    <div className="grid gap-6">
      <CodeForm proof={proof} label={words.button} />
      {kind === 'signup' && (
        <ResendButton email={proof.email} ask={askAgain} resent={texts.resent} from={untilAnotherTo(proof.email)} />
      )}
    </div>
  )
  return (
    <div className="grid gap-6">
      {proof.isDone && <Banner tone="success">{words.done}</Banner>}
      {proof.problem && (
        <Banner tone="danger">
          <p>{texts[proof.problem]}</p>
          {proof.problem === 'expired' && <WayOn kind={kind} next={next} />}
        </Banner>
      )}
      {proof.token ? (
        <>
          <LinkProof proof={proof} hint={words.hint} label={words.button} />
          {kind === 'invite' && <ByService invitation={proof.token} next={next} />}
          <Disclosure label={texts.orCode} width="full" open={proof.problem !== null}>
            {byCode}
          </Disclosure>
        </>
      ) : (
        byCode
      )}
    </div>
  )
}

/** Who answers by a service that has verified the invited address needs no password. */
function ByService({ invitation, next }: { invitation: string; next: string }) {
  const captcha = useCaptcha()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Suspense>
      <OtherWays remember next={next} captcha={captcha} invitation={invitation} />
    </Suspense>
  )
}

/** What it was for may be done: by a press whose answer was lost, or in another tab. */
function WayOn({ kind, next }: { kind: MailKind; next: string }) {
  const texts = useTexts(byMailTexts)
  const isToSignIn = kind === 'magiclink'
  return (
    <>
      {!isToSignIn && <p>{texts.maybeDone}</p>}
      <Link
        href={isToSignIn ? addresses.loginCode(next) : addresses.login(next)}
        className="link inline-flex min-h-11 items-center"
      >
        {isToSignIn ? texts.askAgain : texts.toLogin}
      </Link>
    </>
  )
}

/** She changes her address, and both ends have to say yes. */
function Half() {
  const texts = useTexts(byMailTexts)
  return (
    <Banner tone="notice" title={texts.halfTitle}>
      {texts.half}
    </Banner>
  )
}

/** By the mail's link; who comes without one, to have another mail or to type its digits, was going somewhere, too. */
function useNextOf(kind: MailKind): string {
  const [query] = useSearchParams()
  const asked = useNext()
  const otherwise = kind === 'email_change' ? addresses.settings('account') : addresses.feed()
  const origin = typeof location === 'undefined' ? '' : siteStart()
  return nextOfLink(query.get('redirect_to'), origin, asked ?? otherwise)
}
