import { showToast } from '@heraia/ui/toast-queue.ts'
import type { User, UserAttributes } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import type { PhoneChannel } from '../sign-in/sign-in-settings.ts'
import { askForPhone } from './ask-for-phone.ts'
import { codeOnItsWay, type PhoneAsked } from './code-on-its-way.ts'
import { phoneTexts } from './phone-texts.ts'
import { useUntilAgain } from './until-again.ts'
import { useRenewAccount } from './use-auth-user.ts'
import type { SecurityAct } from './use-security-act.ts'

/** Asks for another phone and spends its code. What waits her user says, too: an answer may have been lost. */
export function usePhoneChange(user: User & PhoneAsked, act: SecurityAct) {
  const texts = useTexts(phoneTexts)
  const renew = useRenewAccount()
  const { new_phone: asked, phone_change_sent_at: sentAt } = user
  const { left, start } = useUntilAgain(sentAt)
  const [sentTo, setSentTo] = useState(() => codeOnItsWay(user)?.phone ?? null)
  /** The number that she sent last; '': none, or she left it for another. */
  const [tried, setTried] = useState('')
  const [isOther, setOther] = useState(false)
  const [channel, setChannel] = useState<PhoneChannel>('sms')

  // Of a code that went out after this was first drawn, where she heard only that there is no connection. Who types another
  // number by now, or in another tab, stays at it.
  const [known, setKnown] = useState(sentAt)
  if (known !== sentAt) {
    setKnown(sentAt)
    const waiting = codeOnItsWay({ new_phone: asked, phone_change_sent_at: sentAt })
    if (waiting && act.problem === 'network' && waiting.phone === tried) {
      setSentTo(waiting.phone)
      act.clear()
    }
  }

  // The first time and again: only the change itself, not /resend, can say by which app.
  async function send(phone: string): Promise<boolean> {
    const wanted: UserAttributes & { phone: string; channel: PhoneChannel } = { phone, channel }
    const isFirst = sentTo === null
    setTried(phone)
    let left = 0
    const sent = await act.run('send', async (auth) => {
      const answer = await askForPhone(auth, wanted, isFirst)
      left = answer.left
      return answer
    })
    if (!sent) return false
    setSentTo(phone)
    start(left)
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

  function forget() {
    act.clear()
    setSentTo(null)
    setTried('')
    setOther(true)
  }

  return { sentTo, left, channel, setChannel, send, confirm, forget, isOther }
}
