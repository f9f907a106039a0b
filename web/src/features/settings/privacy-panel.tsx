import type { Audience } from '@heraia/contract/accounts'
import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { Switch } from '@heraia/ui/switch'
import { Eye } from 'lucide-react'
import * as profileAddresses from '../../addresses/profiles.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import type { PanelProps } from './settings-panels.ts'
import { privacyTexts } from './settings-texts.ts'

/** Who may see and reach her; enforced by the server's one rule set. */
export function PrivacyPanel({ form: { privacy }, editor }: PanelProps) {
  const texts = useTexts(privacyTexts)
  const { handle } = useMe()
  const audiences: { value: Audience; label: string; hint: string }[] = [
    { value: 'public', label: texts.public, hint: texts.publicHint },
    { value: 'followers', label: texts.followers, hint: texts.followersHint },
    { value: 'private', label: texts.private, hint: texts.privateHint },
  ]
  const part = (name: 'statsVisibility' | 'mediaVisibility' | 'contactInfo' | 'followLists', hint?: string) => (
    <Select
      label={texts[name]}
      hint={hint}
      name={name}
      options={audiences}
      value={privacy[name]}
      onValue={(value) => editor.change(`privacy.${name}`, value)}
    />
  )
  const switched = (name: 'showInSearch' | 'showOnlineStatus' | 'readReceipts') => (
    <Switch
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      checked={privacy[name]}
      onValue={(on) => editor.change(`privacy.${name}`, on)}
    />
  )
  return (
    <div className="grid gap-6">
      <p className="text-muted">{texts.lead}</p>
      {editor.isMinor && <Banner tone="notice">{texts.minor}</Banner>}
      <RadioGroup
        label={texts.profileVisibility}
        name="profileVisibility"
        options={audiences}
        value={privacy.profileVisibility}
        onValue={(value) => editor.change('privacy.profileVisibility', value)}
      />
      {part('statsVisibility')}
      {part('mediaVisibility')}
      {part('contactInfo')}
      {part('followLists', texts.followListsHint)}
      <Select
        label={texts.allowMessages}
        name="allowMessages"
        options={[
          { value: 'everyone', label: texts.everyone },
          { value: 'followers', label: texts.followersOnly },
          { value: 'none', label: texts.none },
        ]}
        value={privacy.allowMessages}
        onValue={(value) => editor.change('privacy.allowMessages', value)}
      />
      {switched('showInSearch')}
      {switched('showOnlineStatus')}
      {switched('readReceipts')}
      <div className="grid gap-2 border-t border-line pt-5">
        <p className="text-sm text-muted">{texts.viewAsHint}</p>
        <ButtonLink
          href={profileAddresses.viewAs(handle, 'nobody')}
          icon={<Eye aria-hidden="true" className="size-5" />}
        >
          {texts.viewAs}
        </ButtonLink>
      </div>
    </div>
  )
}
