import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { User, UserAttributes } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { defineTexts } from '../../../lib/texts.ts'
import { tidyPhone } from '../account-checks.ts'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { ChannelChoice } from '../sign-in/channel-choice.tsx'
import { type PhoneChannel, useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { CodeForm } from './code-form.tsx'
import { PartBody, WhenHere } from './part-frame.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { problemTexts, securityTexts } from './security-texts.ts'
import { SendAgainButton } from './send-again-button.tsx'
import { isManaged, useAuthUser, useRenewAccount } from './use-auth-user.ts'
import { type SecurityAct, useSecurityAct } from './use-security-act.ts'

const phoneTexts = defineTexts({
  en: {
    lead: 'You can sign in with it by a code. Nobody else sees it.',
    current: 'Your phone',
    none: 'You have none yet.',
    wanted: 'New phone number',
    hint: 'With its country code: +34 600 000 000',
    send: 'Send the code',
    sentTo: (phone: string) => `We sent a code to ${phone}. It works for a minute.`,
    changed: 'Your phone number is confirmed.',
    another: 'Another number',
  },
  es: {
    lead: 'Puedes iniciar sesión con él mediante un código. Nadie más lo ve.',
    current: 'Tu teléfono',
    none: 'Todavía no tienes ninguno.',
    wanted: 'Nuevo número de teléfono',
    hint: 'Con su prefijo de país: +34 600 000 000',
    send: 'Enviar el código',
    sentTo: (phone: string) => `Hemos enviado un código a ${phone}. Vale durante un minuto.`,
    changed: 'Tu número de teléfono está confirmado.',
    another: 'Otro número',
  },
})

const EVERY_SECONDS = 60

/** What auth-js' own type of her user leaves out. */
interface PhoneAsked {
  new_phone?: string
  phone_change_sent_at?: string
}

/** Asked for less than a minute ago; `left`: seconds until she may ask for another one. */
function codeOnItsWay({ new_phone, phone_change_sent_at }: PhoneAsked): { phone: string; left: number } | null {
  const age = (Date.now() - Date.parse(phone_change_sent_at ?? '')) / 1000
  if (!new_phone || !(Math.abs(age) < EVERY_SECONDS)) return null
  return { phone: `+${new_phone}`, left: Math.ceil(EVERY_SECONDS - Math.abs(age)) }
}

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
  const renew = useRenewAccount()
  // She may have looked at her messages, and the browser loaded the page again: the code counts still.
  const [waiting] = useState(() => codeOnItsWay(user))
  const { left, start } = useCountdown(waiting?.left)
  const [sentTo, setSentTo] = useState(waiting?.phone ?? null)
  const [channel, setChannel] = useState<PhoneChannel>('sms')

  // The first time and again: only the change itself, not /resend, can say by which app.
  async function send(phone: string): Promise<boolean> {
    const wanted: UserAttributes & { channel: PhoneChannel } = { phone, channel }
    if (!(await act.run('send', (auth) => auth.updateUser(wanted)))) return false
    setSentTo(phone)
    start(EVERY_SECONDS)
    return true
  }

  async function confirm(phone: string, code: string): Promise<boolean> {
    const answered = await act.run('code', (auth) => auth.confirm({ type: 'phone_change', phone, token: code }))
    if (!answered) return false
    showToast({ message: texts.changed, tone: 'success' })
    setSentTo(null)
    renew()
    return true
  }

  if (sentTo === null) return <PhoneForm act={act} onSend={send} channel={channel} onChannel={setChannel} />
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
            <Button tone="plain" onClick={() => setSentTo(null)}>
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
}

function PhoneForm({ act, onSend, channel, onChannel }: PhoneFormProps) {
  const texts = useTexts(phoneTexts)
  const common = useTexts(securityTexts)
  const problems = useTexts(problemTexts)
  const [phone, setPhone] = useState('')
  const [asked, setAsked] = useState(false)
  const number = tidyPhone(phone)
  const atField = act.problem === 'phoneTaken' || act.problem === 'phoneInvalid'
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!number) event.currentTarget.querySelector<HTMLInputElement>('[name=phone]')?.focus()
        else if (!act.isBusy) void onSend(number)
      }}
    >
      <ProblemBanner act={act} but={['phoneTaken', 'phoneInvalid']} />
      <Field
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
