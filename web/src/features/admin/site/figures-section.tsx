import type { ManagedSettings } from '@heraia/contract/site-settings'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { useRef } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SettingsSection } from './settings-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import { useSettingsPart } from './use-settings-part.ts'

/** As the contract's LIVE_FIGURE and FIGURE_MAX. */
export const LIVE = 'live'
export const FIGURE_MAX = 12

const FIGURES = ['athletes', 'sports', 'countries', 'opportunities'] as const
type Figure = (typeof FIGURES)[number]

/** What the home page claims: as she writes it, or as it is counted. */
export function FiguresSection({ figures }: Pick<ManagedSettings, 'figures'>) {
  const texts = useTexts(siteSettingsTexts)
  const part = useSettingsPart('figures', { figures })
  const said = part.values.figures
  const set = (key: Figure, value: string) => part.change({ figures: { ...said, [key]: value } })
  /** What stood there when she checked that it is counted, for when she thinks otherwise. */
  const typed = useRef<Partial<Record<Figure, string>>>({})
  const count = (key: Figure, isLive: boolean) => {
    if (isLive) typed.current[key] = said[key]
    set(key, isLive ? LIVE : (typed.current[key] ?? (figures[key] === LIVE ? '' : figures[key])))
  }
  return (
    <SettingsSection title={texts.figures} help={texts.figuresHelp} part={part}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {FIGURES.map((key) => (
          <div key={key} className="grid content-start gap-2">
            {said[key] === LIVE ? (
              <p className="grid gap-1">
                <span className="font-semibold">{texts.figure[key]}</span>
                <span className="min-h-11 content-center text-muted">{texts.countedHelp[key]}</span>
              </p>
            ) : (
              <Field
                label={texts.figure[key]}
                value={said[key]}
                onValue={(value) => set(key, value)}
                maxLength={FIGURE_MAX}
                error={part.wrong(`figures.${key}`)}
                required
              />
            )}
            <Checkbox
              label={texts.counted(texts.figure[key])}
              checked={said[key] === LIVE}
              onValue={(isLive) => count(key, isLive)}
            />
          </div>
        ))}
      </div>
    </SettingsSection>
  )
}
