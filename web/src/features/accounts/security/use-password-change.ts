import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { checkNewPassword } from '../account-checks.ts'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { useNewPassword } from '../use-new-password.ts'
import { useSiteInfo } from '../use-site-info.ts'
import { askForDigits } from './ask-for-digits.ts'
import { passwordTexts } from './password-texts.ts'
import { securityProblem } from './security-problem.ts'
import { securityTexts } from './security-texts.ts'
import { useRenewAccount } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

const EMPTY = { current: '', code: '', wanted: '', again: '' }

/** What she types for another password, what is wrong with it, and the six digits for who forgot hers. */
export function usePasswordChange(hasOne: boolean) {
  const texts = useTexts(passwordTexts)
  const common = useTexts(securityTexts)
  const { passwordMin } = useSiteInfo()
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const save = useNewPassword()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(EMPTY)
  const [byCode, setByCode] = useState(false)
  /** She has signed in too long ago to go without. */
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const [asked, setAsked] = useState(false)
  const { left, start } = useCountdown()
  const { current, code, wanted, again } = typed

  const wrong = {
    current: hasOne && !byCode && current === '' ? texts.currentRequired : undefined,
    code: byCode && code.length < 6 ? common.codeInvalid : undefined,
    wanted: wordsFor(checkNewPassword(wanted, passwordMin)),
    again: wanted === again ? undefined : texts.differ,
  }
  function wordsFor(problem: ReturnType<typeof checkNewPassword>): string | undefined {
    if (problem === undefined) return undefined
    if (problem === 'passwordLong') return texts.long
    return problem === 'passwordShort' ? texts.short(passwordMin) : texts.required
  }

  const type = (field: keyof typeof EMPTY) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    act.clear()
  }

  /** Answers the name of the first wrong field, for the focus. */
  async function submit() {
    setAsked(true)
    const first = (['current', 'code', 'wanted', 'again'] as const).find((field) => wrong[field] !== undefined)
    if (first) return first
    const proof = byCode ? { nonce: code } : hasOne ? { current_password: current } : {}
    const done = await act.run('save', async (auth) => {
      const answer = await save(auth, wanted, proof)
      const problem = securityProblem(answer.error)
      if (problem === 'codeNeeded') setCodeNeeded(true)
      // She has one that this tab does not know of: then there is a field for it.
      if (problem === 'passwordNeeded') void queries.invalidateQueries({ queryKey: api.accounts.key() })
      return answer
    })
    if (!done) return
    setTyped(EMPTY)
    setByCode(false)
    setCodeNeeded(false)
    setAsked(false)
    showToast({ message: texts.changed, tone: 'success' })
    renew()
    await queries.invalidateQueries({ queryKey: api.accounts.key() })
  }

  /** The first time; again where none came, or where too many wrong ones used it up. Whether one is on its way. */
  async function sendCode(): Promise<boolean> {
    let left = 0
    const sent = await act.run('send', async (auth) => {
      const answer = await askForDigits(auth, !byCode)
      left = answer.left
      return answer
    })
    if (!sent) return false
    start(left)
    setTyped((now) => ({ ...now, code: '' }))
    setByCode(true)
    return true
  }

  /** She knows her password after all. */
  function forgetCode() {
    setTyped({ ...typed, code: '' })
    setByCode(false)
    act.clear()
  }

  const told: Partial<typeof wrong> = asked ? wrong : {}
  return { typed, type, wrong: told, byCode, isCodeNeeded, act, left, submit, sendCode, forgetCode }
}
