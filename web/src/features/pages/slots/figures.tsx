import { Stat } from '@heraia/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { homeTexts } from '../home-texts.ts'

/** As the operator wrote them, or counted where she set them so. */
export function Figures() {
  const texts = useTexts(homeTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data) return null
  return (
    <section aria-label={texts.figures}>
      <dl className="pairs gap-x-4 gap-y-8 lg:grid-cols-4">
        {data.figures.map(({ key, value }) => (
          <Stat key={key} value={value} label={texts[key]} size="hero" />
        ))}
      </dl>
    </section>
  )
}
