import { useTexts } from '../../../lib/locale.tsx'
import { SiteKnown } from '../site-known.tsx'
import { slotTexts } from './slot-texts.ts'

const SHOWN: readonly string[] = ['general', 'support', 'partnership', 'press']

/** Four ways in, each with its address and how soon an answer comes. */
export function Channels() {
  const texts = useTexts(slotTexts)
  return (
    <SiteKnown>
      {({ channels }) => (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {channels
            .filter(({ category }) => SHOWN.includes(category))
            .map(({ category, email, hours }) => (
              <div key={category} className="border-t border-line pt-3">
                <dt className="font-semibold">{texts.channels[category]}</dt>
                <dd className="text-muted">{texts.within(hours)}</dd>
                <dd>
                  <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center break-all">
                    {email}
                  </a>
                </dd>
              </div>
            ))}
        </dl>
      )}
    </SiteKnown>
  )
}
