import type { SocialLinks } from '@heraia/contract/links'
import { Field } from '@heraia/ui/field'
import { useTexts } from '../../lib/locale.tsx'
import { HowToProve } from './proof/how-to-prove.tsx'
import { LinkProof } from './proof/link-proof.tsx'
import { useLinkChecks } from './proof/use-link-checks.ts'
import type { PanelProps } from './settings-panels.ts'
import { networkTexts } from './settings-texts.ts'

const EXAMPLES: Record<keyof SocialLinks, string> = {
  instagram: 'instagram.com/…',
  twitter: 'x.com/…',
  facebook: 'facebook.com/…',
  tiktok: 'tiktok.com/@…',
  youtube: 'youtube.com/@…',
  website: 'https://',
}
const NETWORKS = Object.keys(EXAMPLES) as (keyof SocialLinks)[]

/** Where else she is to be found. Nothing says "connected": she gives an address, and her page can prove it. */
export function NetworksPanel({ form: { links }, editor }: PanelProps) {
  const texts = useTexts(networkTexts)
  const checking = useLinkChecks()
  const wrong = (network: keyof SocialLinks) => {
    const code = editor.errorOf(`links.${network}`)
    if (code === undefined) return undefined
    return code === 'wrong_host' || code === 'invalid_url' || code === 'too_long' ? texts[code] : texts.other
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{texts.lead}</p>
      {NETWORKS.map((network) => (
        <div key={network} className="grid gap-5">
          <Field
            label={texts[network]}
            name={network}
            type="url"
            inputMode="url"
            autoComplete={network === 'website' ? 'url' : 'off'}
            placeholder={EXAMPLES[network]}
            value={links[network]}
            onValue={(value) => editor.change(`links.${network}`, value)}
            error={wrong(network)}
          />
          <LinkProof network={network} url={links[network]} checking={checking} />
        </div>
      ))}
      <HowToProve checking={checking} />
    </div>
  )
}
