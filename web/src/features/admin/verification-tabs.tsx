import type { VerificationOf } from '@heraia/contract/verification'
import { LinkTabs } from '@heraia/ui/link-tabs'
import * as staffAddresses from '../../addresses/staff.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationTexts } from './verification-texts.ts'

interface VerificationTabsProps {
  of: VerificationOf
  current: 'waiting' | 'all'
}

/** Who asks, or everybody; likewise of teams. */
export function VerificationTabs({ of, current }: VerificationTabsProps) {
  const texts = useTexts(verificationTexts)
  return (
    <LinkTabs
      label={texts.lists}
      className="mt-6"
      tabs={[
        { href: waiting[of], label: texts.waiting, current: current === 'waiting' },
        { href: all[of], label: of === 'people' ? texts.everybody : texts.allTeams, current: current === 'all' },
      ]}
    />
  )
}

const waiting = { people: staffAddresses.verification(), teams: staffAddresses.verifyTeams() }
const all = { people: staffAddresses.verificationPeople(), teams: staffAddresses.verifyAllTeams() }
