import type { SiteInfo } from '@heraia/contract/site'
import { Badge } from '@heraia/ui/badge'
import { useTexts } from '../../../lib/locale.tsx'
import { homeTexts } from '../home-texts.ts'

/** Words of people, each with who stands behind them. */
export function Quotes({ testimonials }: Pick<SiteInfo, 'testimonials'>) {
  const texts = useTexts(homeTexts)
  return (
    <ul className="grid gap-8 lg:grid-cols-3">
      {testimonials.map(({ id, quote, name, title, sample }) => (
        <li key={id}>
          <figure className="grid gap-3">
            <blockquote className="text-lg">{quote}</blockquote>
            <figcaption className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold">{name}</span>
              <span>{title}</span>
              {sample && <Badge>{texts.sample}</Badge>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
