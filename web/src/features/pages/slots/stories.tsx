import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { homeTexts } from '../home-texts.ts'
import { SiteKnown } from '../site-known.tsx'
import { slotTexts } from './slot-texts.ts'

/** What members said, with their consent; until somebody has, an invitation. */
export function Stories() {
  const texts = useTexts(slotTexts)
  return (
    <SiteKnown>
      {({ testimonials }) =>
        testimonials.length > 0 ? (
          <Quotes testimonials={testimonials} />
        ) : (
          <p>
            {texts.noStories}{' '}
            <Link href={addresses.contact('feedback')} className="link">
              {texts.tellUs}
            </Link>
            .
          </p>
        )
      }
    </SiteKnown>
  )
}

interface Testimonial {
  id: string
  quote: string
  name: string
  title: string
  sample: boolean
}

function Quotes({ testimonials }: { testimonials: Testimonial[] }) {
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
