import type { ManagedSettings } from '@heraia/contract/site-settings'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { SettingsSection } from './settings-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import { useSettingsPart } from './use-settings-part.ts'

/** As the contract's LINKS_MAX. */
export const LINKS_MAX = 10

/** The links of the footer. */
export function LinksSection({ socialLinks }: Pick<ManagedSettings, 'socialLinks'>) {
  const texts = useTexts(siteSettingsTexts)
  const part = useSettingsPart('links', { socialLinks })
  const said = part.values.socialLinks
  const put = (links: typeof said) => part.change({ socialLinks: links })
  return (
    <SettingsSection title={texts.links} help={texts.linksHelp} part={part}>
      <ol className="grid gap-5">
        {said.map((link, at) => (
          // Lines are told apart by their place: two may say the same.
          <li key={at} className="flex items-start gap-3">
            <fieldset className="grid min-w-0 grow gap-4 sm:grid-cols-[12rem_1fr]">
              <legend className="sr-only">{texts.link(at + 1)}</legend>
              <Field
                label={texts.network}
                value={link.network}
                onValue={(network) => put(said.map((each, place) => (place === at ? { ...each, network } : each)))}
                maxLength={40}
                error={part.wrong(`socialLinks.${at}.network`)}
                required
              />
              <Field
                type="url"
                label={texts.url}
                value={link.url}
                onValue={(url) => put(said.map((each, place) => (place === at ? { ...each, url } : each)))}
                placeholder="https://"
                error={part.wrong(`socialLinks.${at}.url`)}
                required
              />
            </fieldset>
            <IconButton
              label={texts.removeLink(link.network || texts.link(at + 1))}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => put(said.filter((_, place) => place !== at))}
              className="mt-7"
            />
          </li>
        ))}
      </ol>
      {said.length < LINKS_MAX && (
        <div>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => put([...said, { network: '', url: '' }])}>
            {texts.addLink}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}
