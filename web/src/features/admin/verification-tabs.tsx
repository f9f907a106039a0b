import { LinkTabs } from '@heraia/ui/link-tabs'
import * as staffAddresses from '../../addresses/staff.ts'
import { useTexts } from '../../lib/locale.tsx'
import { verificationTexts } from './verification-texts.ts'

/** Who asks, or everybody. */
export function VerificationTabs({ current }: { current: 'waiting' | 'people' }) {
  const texts = useTexts(verificationTexts)
  return (
    <LinkTabs
      label={texts.lists}
      className="mt-6"
      tabs={[
        { href: staffAddresses.verification(), label: texts.waiting, current: current === 'waiting' },
        { href: staffAddresses.verificationPeople(), label: texts.everybody, current: current === 'people' },
      ]}
    />
  )
}
