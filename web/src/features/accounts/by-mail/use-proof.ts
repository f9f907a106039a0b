import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { authAddress } from '../../../lib/session/auth-address.ts'
import { cameBy } from '../../../lib/session/came-by.ts'
import { type MailProof, type MailProofType, useSession } from '../../../lib/session.tsx'
import { type ByMailProblem, byMailProblem } from './by-mail-problem.ts'
import { wayElsewhere } from './next-of-link.ts'
import { useKnownEmail } from './use-known-email.ts'

type State = 'idle' | 'sending' | 'done' | 'half' | ByMailProblem
const isProblem = (state: State): state is ByMailProblem => !['idle', 'sending', 'done', 'half'].includes(state)

/** Who asks for these has chosen already how long she stays. */
const CHOSE_BEFORE: readonly MailProofType[] = ['magiclink', 'email_change']

/**
 * Spends what came by mail, and only when she presses a button: mail scanners open links, and opening one must not use
 * it up. `token` is what the link carries; without it she types the code.
 */
export function useProof(type: MailProofType, onProven?: () => void) {
  const { prove, status } = useSession()
  const [query] = useSearchParams()
  const { email, setEmail, given } = useKnownEmail()
  const [state, setState] = useState<State>('idle')
  const token = query.get('token_hash')
  const isIn = status === 'signed-in' || status === 'half-proven'

  function sendLink(): Promise<void> {
    const link = { type, token: token ?? '', redirectTo: query.get('redirect_to') }
    const elsewhere = wayElsewhere(link, siteStart(), authAddress())
    if (elsewhere === null) return send({ type, token_hash: link.token })
    setState('sending')
    // She may come back, to the page as she left it.
    addEventListener('pageshow', () => setState('idle'), { once: true })
    location.assign(elsewhere)
    return Promise.resolve()
  }

  async function send(proof: MailProof) {
    setState('sending')
    try {
      const came = await prove(proof, CHOSE_BEFORE.includes(type) ? undefined : true)
      setState(came === 'half' ? 'half' : 'done')
      if (came === 'half') return
      forgetToken()
      onProven?.()
    } catch (error) {
      setState(byMailProblem(error))
    }
  }

  return {
    token,
    email,
    setEmail,
    isBusy: state === 'sending' || state === 'done',
    /** She used it up here before the page was loaded again. */
    isBehind: token === null && given === null && isIn && cameBy(type === 'invite' ? 'invite' : 'recovery'),
    isDone: state === 'done',
    /** One of two addresses is confirmed. */
    isHalf: state === 'half',
    problem: isProblem(state) ? state : null,
    sendLink,
    sendCode: (email: string, code: string) => {
      // The digits of every mail that lets her in are taken alike.
      const ofCode = type === 'recovery' || type === 'email_change' ? type : 'email'
      return send({ type: ofCode, email: email.trim().toLowerCase(), token: code })
    },
  }
}

/** It is used up: loaded again, the page does not offer a button that can only fail. */
function forgetToken() {
  const here = new URL(location.href)
  here.searchParams.delete('token_hash')
  // With the address that is known (use-known-email.ts).
  history.replaceState({ ...history.state, usr: null }, '', here)
}

export type Proof = ReturnType<typeof useProof>
