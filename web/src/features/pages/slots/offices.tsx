import { useLocalized } from '../../../lib/locale.tsx'
import { SiteKnown } from '../site-known.tsx'

/** As the operator set them. */
export function Offices() {
  const localized = useLocalized()
  return (
    <SiteKnown>
      {({ offices }) => (
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {offices.map(({ city, region }) => (
            <li key={city.en} className="border-t border-line pt-3">
              <p className="title text-lg">{localized(city)}</p>
              <p className="text-muted">{localized(region)}</p>
            </li>
          ))}
        </ul>
      )}
    </SiteKnown>
  )
}
