import { Link } from '@heraia/ui/link'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { returnTexts } from './return-texts.ts'
import { TypeTheCode } from './type-the-code.tsx'
import { sendSignInCode, useCode } from './use-code.ts'
import { useOnward } from './use-onward.ts'

/** First where the code goes, then the code; the mail's link does the same, in whichever tab it opens. */
export function CodeSignIn({ next, by = 'email' }: { next: string; by?: 'email' | 'phone' }) {
  const texts = useTexts(returnTexts)
  const captcha = useCaptcha()
  const [remember, setRemember] = useState(true)
  const code = useCode({ remember, captcha, send: sendSignInCode(next) })
  // Where she types the code, the field leads on, after its notice.
  useOnward(next, { isWanted: code.sentTo === null, guestStays: true })
  return (
    <div className="grid gap-6">
      {code.sentTo === null ? (
        <AskForCode
          code={code}
          first={by === 'phone' ? 'sms' : 'email'}
          captcha={captcha}
          remember={remember}
          onRemember={setRemember}
        />
      ) : (
        <TypeTheCode code={code} captcha={captcha} sentTo={code.sentTo} next={next} />
      )}
      <p>
        <Link href={addresses.login(next)} className="link inline-flex min-h-11 items-center">
          {texts.toLogin}
        </Link>
      </p>
    </div>
  )
}
