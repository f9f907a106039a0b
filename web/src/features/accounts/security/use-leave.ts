import type { FreshProof } from '@heraia/contract/account-data'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { client } from '../../../lib/api.ts'
import { basePath } from '../../../lib/demo/is-demo.ts'
import { errorText, errorTexts, failureOf, fieldCode } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { logoutOfEnded } from '../../../lib/session/sign-in-and-out.ts'
import { deleteTexts } from './delete-texts.ts'

/** Asks for the end of her account; then she is nobody here, on the page that says when it ends. */
export function useLeave() {
  const texts = useTexts(deleteTexts)
  const errors = useTexts(errorTexts)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function ask(proof: FreshProof) {
    setBusy(true)
    setError(null)
    try {
      const { dueAt } = await client.accounts.leave(proof)
      await logoutOfEnded()
      // Not by the router: the guard of this screen leads whoever is signed out to the sign-in.
      location.replace(basePath + addresses.keepAccount(dueAt))
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }

  const problem = error === null ? null : problemOf(error)
  const ours = { lastAdmin: texts.lastAdmin, openOrders: texts.openOrders, wait: texts.wait }
  return {
    isBusy,
    problem,
    words: problem && problem in ours ? ours[problem as keyof typeof ours] : errorText(errors, error),
    clear: () => setError(null),
    ask,
  }
}

function problemOf(error: unknown): 'password' | 'code' | 'lastAdmin' | 'openOrders' | 'wait' | 'other' {
  const failure = failureOf(error)
  if (fieldCode(failure, 'password')) return 'password'
  if (fieldCode(failure, 'nonce')) return 'code'
  if (failure.reason === 'last_admin') return 'lastAdmin'
  if (failure.reason === 'open_orders') return 'openOrders'
  return failure.code === 'TOO_MANY_REQUESTS' ? 'wait' : 'other'
}
