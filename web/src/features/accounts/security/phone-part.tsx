import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import type { User } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { tidyPhone } from '../account-checks.ts'
import { ChannelChoice } from '../sign-in/channel-choice.tsx'
import { type PhoneChannel, useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { CodeForm } from './code-form.tsx'
import { PartBody, WhenHere } from './part-frame.tsx'
import { phoneTexts } from './phone-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { problemTexts, securityTexts } from './security-texts.ts'
import { SendAgainButton } from './send-again-button.tsx'
import { isManaged, useAuthUser } from './use-auth-user.ts'
import { usePhoneChange } from './use-phone-change.ts'
import { type SecurityAct, useSecurityAct } from './use-security-act.ts'

/** Her phone, and a new one that counts once she typed the code it got. */
export function PhonePart() {
  const texts = useTexts(phoneTexts)
  const common = useTexts(securityTexts)
  const problems = useTexts(problemTexts)
  const query = useAuthUser()
  const settings = useSignInSettings()
  return (
    <PartBody lead={texts.lead}>
      <WhenHere query={query}>
        {(user) => (
          <>
            <dl>
              <dt className="text-sm text-muted">{texts.current}</dt>
              <dd className="figures text-lg font-semibold">{user.phone ? `+${user.phone}` : texts.none}</dd>
            </dl>
            {isManaged(user) && <Banner>{common.byOrganisation}</Banner>}
            <WhenHere query={settings}>
              {({ external }) => {
                if (!external.phone) return <Banner>{problems.off}</Banner>
                return isManaged(user) ? null : <PhoneChange user={user} />
              }}
            </WhenHere>
          </>
        )}
      </WhenHere>
    </PartBody>
  )
}

/** Also of a guest, whose first one it is. */
export function PhoneChange({ user }: { user: User }) {
  const texts = useTexts(phoneTexts)
  const act = useSecurityAct()
  const { sentTo, left, channel, setChannel, send, confirm, forget, isOther } = usePhoneChange(user, act)
  if (sentTo === null)
    return <PhoneForm act={act} onSend={send} channel={channel} onChannel={setChannel} takesFocus={isOther} />
  return (
    <div className="grid gap-5">
      <ProblemBanner act={act} but={['wrongCode']} />
      <CodeForm
        act={act}
        hint={texts.sentTo(sentTo)}
        onCode={(code) => confirm(sentTo, code)}
        more={
          <>
            <SendAgainButton left={left} pending={act.busy === 'send'} onSend={() => send(sentTo)} />
            <Button tone="plain" onClick={forget}>
              {texts.another}
            </Button>
          </>
        }
      />
    </div>
  )
}

interface PhoneFormProps {
  act: SecurityAct
  onSend: (phone: string) => Promise<boolean>
  channel: PhoneChannel
  onChannel: (channel: PhoneChannel) => void
  /** She wants another number: what she pressed for it is gone. */
  takesFocus: boolean
}

function PhoneForm({ act, onSend, channel, onChannel, takesFocus }: PhoneFormProps) {
  const texts = useTexts(phoneTexts)
  const common = useTexts(securityTexts)
  const problems = useTexts(problemTexts)
  const [phone, setPhone] = useState('')
  const [asked, setAsked] = useState(false)
  const number = tidyPhone(phone)
  const atField = act.problem === 'phoneTaken' || act.problem === 'phoneInvalid'
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!number) field.current?.focus()
        else if (!act.isBusy) void onSend(number)
      }}
    >
      <ProblemBanner act={act} but={['phoneTaken', 'phoneInvalid']} />
      <Field
        ref={field}
        label={texts.wanted}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={texts.hint}
        value={phone}
        onValue={(value) => {
          setPhone(value)
          act.clear()
        }}
        error={asked && !number ? problems.phoneInvalid : atField ? act.words : undefined}
        required
      />
      <ChannelChoice channel={channel} onChannel={onChannel} />
      <div>
        <Button type="submit" tone="primary" pending={act.busy === 'send'} pendingLabel={common.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
