import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { Plus, X } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { achievementTexts } from './achievement-texts.ts'

/** As the contract has it (ACHIEVEMENT_EVIDENCE_MAX); a test holds the two together. */
export const LINKS_MAX = 5

interface EvidenceLinksProps {
  links: string[]
  onChange: (links: string[]) => void
  wrong: (field: string) => string | undefined
  /** What the server calls the link at this place. */
  fieldOf?: (at: number) => string
}

const ofAchievement = (at: number) => `evidence.${at}.url`

/** Pages elsewhere that show what she says. */
export function EvidenceLinks({ links, onChange, wrong, fieldOf = ofAchievement }: EvidenceLinksProps) {
  const texts = useTexts(achievementTexts)
  const replace = (at: number, url: string) => onChange(links.map((each, index) => (index === at ? url : each)))
  return (
    <div className="grid gap-3">
      {links.map((url, at) => (
        <div key={at} className="flex items-end gap-2">
          <Field
            label={texts.link(at + 1)}
            hint={at === 0 ? texts.linkHint : undefined}
            type="url"
            inputMode="url"
            value={url}
            onValue={(value) => replace(at, value)}
            maxLength={300}
            error={wrong(fieldOf(at))}
            className="min-w-0 grow"
          />
          <IconButton
            label={texts.removeLink(at + 1)}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(links.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {links.length < LINKS_MAX && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...links, ''])}
        >
          {texts.addLink}
        </Button>
      )}
    </div>
  )
}
