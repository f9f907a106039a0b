import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useLocalized } from '../../../lib/locale.tsx'

/** As the operator set them. */
export function Offices() {
  const localized = useLocalized()
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data) return null
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {data.offices.map(({ city, region }) => (
        <li key={city.en} className="border-t border-line pt-3">
          <p className="title text-lg">{localized(city)}</p>
          <p className="text-muted">{localized(region)}</p>
        </li>
      ))}
    </ul>
  )
}
