import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type MailProof, useSession } from '../../../lib/session.tsx'
import { type ByMailProblem, byMailProblem } from './by-mail-problem.ts'

/**
 * Spends what came by mail, and only when she presses a button: mail scanners open links, and opening one must not use
 * it up. `token` is what the link carries; without it she types the code.
 */
export function useProof(type: MailProof['type'], onProven: () => void) {
  const { prove } = useSession()
  const [query] = useSearchParams()
  const [state, setState] = useState<'idle' | 'sending' | 'done' | ByMailProblem>('idle')
  const token = query.get('token_hash')

  async function send(proof: MailProof) {
    setState('sending')
    try {
      await prove(proof)
      setState('done')
      onProven()
    } catch (error) {
      setState(byMailProblem(error))
    }
  }

  return {
    token,
    email: query.get('email') ?? '',
    isBusy: state === 'sending' || state === 'done',
    isDone: state === 'done',
    problem: state === 'idle' || state === 'sending' || state === 'done' ? null : state,
    sendLink: () => send({ type, token_hash: token ?? '' }),
    sendCode: (email: string, code: string) => send({ type, email: email.trim().toLowerCase(), token: code }),
  }
}

export type Proof = ReturnType<typeof useProof>
