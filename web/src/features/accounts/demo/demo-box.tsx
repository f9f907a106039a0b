import { Button } from '@heraia/ui/button'
import { useTexts } from '../../../lib/locale.tsx'
import { signInTexts } from '../sign-in-texts.ts'
import { demoBoxTexts } from './demo-box-texts.ts'
import { DEMO_PAIRS, type DemoPair } from './demo-pairs.ts'

/** Fills in one of the demo pairs. `people`: whether they live on this server, or in her browser only. */
export function DemoBox({ people, onFill }: { people: 'here' | 'browser'; onFill: (pair: DemoPair) => void }) {
  const texts = useTexts(signInTexts)
  const words = useTexts(demoBoxTexts)
  const [first, ...others] = DEMO_PAIRS
  return (
    <section aria-label={texts.demoTitle} className="mt-8 rounded-md border border-line bg-sunken p-4">
      <h2 className="font-semibold">{texts.demoTitle}</h2>
      <p className="mb-3 text-sm text-muted">{first.email}</p>
      <Button onClick={() => onFill(first)} width="full">
        {texts.demoFill}
      </Button>
      <p className="mt-4 mb-2 text-sm">{words.orAs}</p>
      <div className="flex flex-wrap gap-2">
        {others.map((pair) => (
          <Button key={pair.key} size="small" onClick={() => onFill(pair)}>
            {words[pair.key]}
          </Button>
        ))}
      </div>
      {people === 'browser' && <p className="mt-3 text-sm text-muted">{words.inBrowser}</p>}
    </section>
  )
}
