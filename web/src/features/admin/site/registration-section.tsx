import type { ManagedSettings } from '@heraia/contract/site-settings'
import { Banner } from '@heraia/ui/banner'
import { Checkbox } from '@heraia/ui/checkbox'
import { Link } from '@heraia/ui/link'
import { RadioGroup } from '@heraia/ui/radio-group'
import { useQuery } from '@tanstack/react-query'
import * as staffAddresses from '../../../addresses/staff.ts'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { registrationSettingsTexts } from './registration-settings-texts.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsPart } from './use-settings-part.ts'

type Registration = ManagedSettings['registration']

const MODES = ['open', 'approval', 'invite', 'closed'] as const satisfies readonly Registration['mode'][]

/** Whom the site takes. Where another server has the accounts, that one decides. */
export function RegistrationSection({ registration }: { registration: Registration }) {
  const { data } = useQuery(api.site.info.queryOptions())
  return data?.registration ? <Choice registration={registration} counts={data.registration} /> : null
}

function Choice({ registration, counts }: { registration: Registration; counts: Registration }) {
  const texts = useTexts(registrationSettingsTexts)
  const part = useSettingsPart('registration', { registration })
  const said = part.values.registration
  return (
    <SettingsSection title={texts.title} help={texts.help} part={part}>
      {counts.mode === 'closed' && registration.mode !== 'closed' && <Banner tone="notice">{texts.byOperator}</Banner>}
      <RadioGroup
        label={texts.who}
        value={said.mode}
        onValue={(value) => {
          const mode = MODES.find((each) => each === value)
          if (mode) part.change({ registration: { ...said, mode } })
        }}
        options={MODES.map((mode) => ({ value: mode, ...texts[mode] }))}
      />
      {said.mode === 'invite' && (
        <Checkbox
          label={texts.members}
          hint={texts.membersHint}
          checked={said.membersInvite}
          onValue={(membersInvite) => part.change({ registration: { ...said, membersInvite } })}
        />
      )}
      {counts.mode === 'approval' && (
        <p>
          <Link href={staffAddresses.joining()} className="link inline-flex min-h-11 items-center">
            {texts.waiting}
          </Link>
        </p>
      )}
      {counts.mode === 'invite' && (
        <p>
          <Link href={addresses.settings('invitations')} className="link inline-flex min-h-11 items-center">
            {texts.invitations}
          </Link>
        </p>
      )}
    </SettingsSection>
  )
}
