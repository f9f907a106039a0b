import { useRef } from 'react'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { isUnanswered } from '../auth-failures.ts'

interface Asked {
  factorId: string
  code: string
  challengeId: string
}

/**
 * Answers with a code of her app. Where nobody said what came of it, the same code goes to the same challenge again: the
 * server knows it (decision 0141), while to another challenge it would be used up.
 */
export function useAppCode() {
  const asked = useRef<Asked | null>(null)
  return async (auth: OurAuthClient, factorId: string, code: string) => {
    if (asked.current?.factorId !== factorId || asked.current.code !== code) {
      const { data, error } = await auth.mfa.challenge({ factorId })
      if (error) return { data: null, error }
      asked.current = { factorId, code, challengeId: data.id }
    }
    const answer = await auth.mfa.verify(asked.current)
    if (!isUnanswered(answer.error)) asked.current = null
    return answer
  }
}
