import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { homeTexts } from './home-texts.ts'
import { Quotes } from './slots/quotes.tsx'

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
        <div className="mt-8">
          <Quotes testimonials={data.testimonials} />
        </div>
      </div>
    </section>
  )
}
