import { Banner } from '@heraia/ui/banner'
import { Disclosure } from '@heraia/ui/disclosure'
import { Link } from '@heraia/ui/link'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { byMailTexts } from './by-mail-texts.ts'
import { CodeForm } from './code-form.tsx'
import { LinkProof } from './link-proof.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useProof } from './use-proof.ts'

/** First the proof that the mail is hers, then the new password. */
export function ResetPasswordForm() {
  const texts = useTexts(byMailTexts)
  const [isProven, setProven] = useState(false)
  const proof = useProof('recovery', () => setProven(true))
  const [email, setEmail] = useState(proof.email)
  if (isProven) return <NewPasswordForm />
  const byCode = <CodeForm proof={proof} label={texts.resetCode} email={email} onEmail={setEmail} />
  return (
    <div className="grid gap-6">
      {proof.problem && (
        <Banner tone="danger">
          <p>{texts[proof.problem]}</p>
          {proof.problem === 'expired' && (
            <Link href={addresses.forgotPassword()} className="link inline-flex min-h-11 items-center">
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
