import { Stat } from '@heraia/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { homeTexts } from './home-texts.ts'

/** As the operator wrote them. */
export function HomeFigures() {
  const texts = useTexts(homeTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data) return null
  return (
    <section aria-label={texts.figures} className="border-b border-line">
      <dl className="pairs mx-auto max-w-7xl gap-x-4 gap-y-8 px-4 py-12 lg:grid-cols-4">
        {data.figures.map(({ key, value }) => (
          <Stat key={key} value={value} label={texts[key]} size="hero" />
        ))}
      </dl>
    </section>
  )
}
