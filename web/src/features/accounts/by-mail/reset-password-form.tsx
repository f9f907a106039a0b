import { Banner } from '@heraia/ui/banner'
import { Disclosure } from '@heraia/ui/disclosure'
import { Link } from '@heraia/ui/link'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { choosesPassword } from '../../../lib/session/chooses-password.ts'
import { hearOtherTabs, useSession } from '../../../lib/session.tsx'
import { byMailTexts } from './by-mail-texts.ts'
import { CodeForm } from './code-form.tsx'
import { LinkProof } from './link-proof.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { nextOfLink } from './next-of-link.ts'
import { useNext } from './use-next.ts'
import { useProof } from './use-proof.ts'

/** First the proof that the mail is hers, then the new password. */
export function ResetPasswordForm() {
  const texts = useTexts(byMailTexts)
  const [query] = useSearchParams()
  const next = nextOfLink(query.get('redirect_to'), origin(), useNext() ?? addresses.feed())
  const isProven = useSyncExternalStore(choosesPassword.subscribe, choosesPassword.get, () => false)
  const { status } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  // She may press the link in another tab while this one waits for its code.
  useEffect(() => void hearOtherTabs(), [])
  const proof = useProof('recovery')
  if ((proof.isDone || isProven || proof.isBehind) && !isChoosing) setChoosing(true)
  if (isChoosing && status === 'half-proven')
    return <Navigate to={addresses.secondFactor(addresses.resetPassword(next))} replace />
  if (isChoosing) return <NewPasswordForm next={next} takesFocus={proof.isDone || !proof.isBehind} />
  const byCode = <CodeForm proof={proof} label={texts.resetCode} />
  return (
    <div className="grid gap-6">
      {proof.problem && (
        <Banner tone="danger">
          <p>{texts[proof.problem]}</p>
          {proof.problem === 'expired' && (
            <Link href={addresses.forgotPassword(next)} className="link inline-flex min-h-11 items-center">
              {texts.forgotTitle}
            </Link>
          )}
        </Banner>
      )}
      {proof.token ? (
        <>
          <LinkProof proof={proof} hint={texts.resetLinkHint} label={texts.resetStart} />
          <Disclosure label={texts.orCode} width="full">
            {byCode}
          </Disclosure>
        </>
      ) : (
        byCode
      )}
    </div>
  )
}

const origin = () => (typeof location === 'undefined' ? '' : siteStart())
