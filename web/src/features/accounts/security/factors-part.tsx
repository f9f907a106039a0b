import { Banner } from '@heraia/ui/banner'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { AddFactor } from './add-factor.tsx'
import { FactorList } from './factor-list.tsx'
import { factorTexts } from './factor-texts.ts'
import { makeCodes } from './make-codes.ts'
import { PartBody, WhenHere } from './part-frame.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

/** What she shows beside her password; with a first one come codes for the day it is lost. */
export function FactorsPart() {
  const texts = useTexts(factorTexts)
  const query = useAuthUser()
  return (
    <PartBody lead={texts.lead}>
      <WhenHere query={query}>{(user) => <Factors user={user} />}</WhenHere>
    </PartBody>
  )
}

function Factors({ user }: { user: User }) {
  const texts = useTexts(factorTexts)
  const act = useSecurityAct()
  const [codes, setCodes] = useState<string[] | null>(null)
  const factors = (user.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type !== 'recovery_code',
  )
  const hasCodes = user.factors?.some(({ factor_type }) => factor_type === 'recovery_code') ?? false

  /** With her first second step she gets her codes at once. */
  async function giveCodes() {
    if (hasCodes) return
    const made = await act.run('codes', (auth) => makeCodes(auth, false))
    if (made) setCodes(made.data.codes)
  }

  const isOn = factors.length > 0
  return (
    <>
      <Banner tone={isOn ? 'success' : 'notice'}>{isOn ? texts.on : texts.off}</Banner>
      <ProblemBanner act={act} />
      {isOn && <FactorList factors={factors} act={act} />}
      {(isOn || codes) && <RecoveryCodes act={act} shown={codes} onShown={setCodes} />}
      {!codes && <AddFactor user={user} onAdded={() => void giveCodes()} />}
    </>
  )
}
