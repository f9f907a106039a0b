import { Banner } from '@heraia/ui/banner'
import { Disclosure } from '@heraia/ui/disclosure'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { byMailTexts } from './by-mail-texts.ts'
import { CodeForm } from './code-form.tsx'
import { LinkProof } from './link-proof.tsx'
import { ResendButton } from './resend-button.tsx'
import { useProof } from './use-proof.ts'

const REDIRECT_MS = 800

/** From the mail's link by one button, or by the six digits. */
export function ConfirmEmailForm() {
  const texts = useTexts(byMailTexts)
  const navigate = useNavigate()
  const proof = useProof('signup', () => {
    setTimeout(() => void navigate(addresses.feed(), { replace: true }), REDIRECT_MS)
  })
  const [email, setEmail] = useState(proof.email)
  const byCode = (
    <div className="grid gap-6">
      <CodeForm proof={proof} label={texts.confirm} email={email} onEmail={setEmail} />
      <ResendButton email={email} />
    </div>
  )
  return (
    <div className="grid gap-6">
      {proof.isDone && <Banner tone="success">{texts.confirmed}</Banner>}
      {proof.problem && <Banner tone="danger">{texts[proof.problem]}</Banner>}
      {proof.token ? (
        <>
          <LinkProof proof={proof} hint={texts.confirmLinkHint} label={texts.confirm} />
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
