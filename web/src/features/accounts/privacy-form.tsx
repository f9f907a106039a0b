import type { Audience, PrivacySettings } from '@heraia/contract/accounts'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { Switch } from '@heraia/ui/switch'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { setUser, useMe } from '../../lib/session.tsx'
import { privacyTexts, settingsTexts } from './settings-texts.ts'

/** Who may see and reach her; enforced by the server's one rule set. */
export function PrivacyForm() {
  const texts = useTexts(privacyTexts)
  const common = useTexts(settingsTexts)
  const errors = useTexts(errorTexts)
  const me = useMe()
  const [privacy, setPrivacy] = useState<PrivacySettings>(me.privacy)
  const change = (changed: Partial<PrivacySettings>) => setPrivacy({ ...privacy, ...changed })
  const save = useMutation({
    mutationFn: async (wanted: PrivacySettings) =>
      client.settings.save({ ...(await client.settings.get()), privacy: wanted }),
    onSuccess: ({ me: saved }) => {
      setUser(saved)
      showToast({ message: common.saved, tone: 'success' })
    },
  })
  const audiences: { value: Audience; label: string; hint: string }[] = [
    { value: 'public', label: texts.public, hint: texts.publicHint },
    { value: 'followers', label: texts.followers, hint: texts.followersHint },
    { value: 'private', label: texts.private, hint: texts.privateHint },
  ]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(privacy)
      }}
      className="grid max-w-xl gap-6"
    >
      <p className="text-muted">{texts.lead}</p>
      {me.isMinor && <Banner tone="notice">{texts.minor}</Banner>}
      {save.isError && <Banner tone="danger">{errorText(errors, save.error)}</Banner>}
      <RadioGroup
        label={texts.profileVisibility}
        name="profileVisibility"
        options={audiences}
        value={privacy.profileVisibility}
        onValue={(value) => change({ profileVisibility: value as Audience })}
      />
      <Select
        label={texts.contactInfo}
        name="contactInfo"
        options={audiences}
        value={privacy.contactInfo}
        onValue={(value) => change({ contactInfo: value as Audience })}
      />
      <Select
        label={texts.allowMessages}
        name="allowMessages"
        options={[
          { value: 'everyone', label: texts.everyone },
          { value: 'followers', label: texts.followersOnly },
          { value: 'none', label: texts.none },
        ]}
        value={privacy.allowMessages}
        onValue={(value) => change({ allowMessages: value as PrivacySettings['allowMessages'] })}
      />
      <Switch
        label={texts.showInSearch}
        hint={texts.showInSearchHint}
        checked={privacy.showInSearch}
        onValue={(showInSearch) => change({ showInSearch })}
      />
      <Switch
        label={texts.showOnlineStatus}
        hint={texts.showOnlineStatusHint}
        checked={privacy.showOnlineStatus}
        onValue={(showOnlineStatus) => change({ showOnlineStatus })}
      />
      <Switch
        label={texts.readReceipts}
        hint={texts.readReceiptsHint}
        checked={privacy.readReceipts}
        onValue={(readReceipts) => change({ readReceipts })}
      />
      <div>
        <Button type="submit" tone="primary" pending={save.isPending} pendingLabel={common.saving}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
