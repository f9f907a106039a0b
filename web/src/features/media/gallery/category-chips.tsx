import type { PersonId } from '@heraia/contract/ids'
import { classNames } from '@heraia/ui/class-names.ts'
import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { CATEGORIES, useGalleryAddress } from './gallery-address.ts'
import { galleryCounts } from './gallery-queries.ts'
import { galleryTexts } from './gallery-texts.ts'

/** Each category is an address; beside it, how many the viewer may see. */
export function CategoryChips({ personId }: { personId: PersonId }) {
  const texts = useTexts(galleryTexts)
  const format = useFormat()
  const { category, hrefOfCategory } = useGalleryAddress()
  const { data: counts } = useQuery(galleryCounts(personId))
  return (
    <nav aria-label={texts.categories} className="-mx-4 scroll-px-12 overflow-x-auto px-4 py-1">
      <ul className="flex min-w-max gap-2">
        {(['all', ...CATEGORIES] as const).map((name) => {
          const isCurrent = name === (category ?? 'all')
          return (
            <li key={name}>
              <Link
                href={hrefOfCategory(name === 'all' ? undefined : name)}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors',
                  isCurrent ? 'border-ink bg-ink text-surface' : 'border-control bg-raised text-ink hover:border-ink',
                )}
              >
                {texts[name]}
                {counts && <span className="figures font-normal opacity-80">{format.number(counts[name])}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
