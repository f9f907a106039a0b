import { Badge } from '@heraia/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { homeTexts } from './home-texts.ts'

/** Words that somebody stands behind; none are made up, so there may be none. */
export function HomeTestimonials() {
  const texts = useTexts(homeTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data || data.testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="bg-accent-soft text-on-accent-soft">
      <div className="mx-auto max-w-7xl px-4 py-14 lg:py-20">
        <h2 id="testimonials" className="text-2xl">
          {texts.testimonials}
        </h2>
        <ul className="mt-8 grid gap-8 lg:grid-cols-3">
          {data.testimonials.map(({ id, quote, name, title, sample }) => (
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
      </div>
    </section>
  )
}
