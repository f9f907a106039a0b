import type { SearchArea } from '@heraia/contract/people'
import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { Bookmark, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { roleNames } from '../../pieces/role-names.ts'
import { useSportName } from '../../pieces/sport-names.ts'
import { FailedLine } from './failed-line.tsx'
import { filtersOf, type PeopleSearch, queryOf } from './people-filters.ts'
import { peopleTexts } from './people-texts.ts'
import { useSavedSearches } from './use-saved-searches.ts'

/** Saves what is searched now, and leads back to what was saved before. Only for who is signed in. */
export function SavedSearches({ area, search }: { area: SearchArea; search: PeopleSearch }) {
  const { isAuthenticated } = useSession()
  return isAuthenticated ? <SavedSearchList area={area} search={search} /> : null
}

function SavedSearchList({ area, search }: { area: SearchArea; search: PeopleSearch }) {
  const texts = useTexts(peopleTexts)
  const { pathname } = useLocation()
  const { saved, failed, retry, retrying, save, forget, saving } = useSavedSearches(area)
  const nameOf = useSearchName()
  const address = queryOf(filtersOf(search))
  const isSaved = saved.some(({ filters }) => queryOf(filters) === address)
  if (saved.length === 0 && address === '' && !failed) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {address !== '' && !isSaved && (
        <Button
          tone="plain"
          size="small"
          icon={<Bookmark aria-hidden="true" />}
          onClick={() => save(search)}
          pending={saving}
          className="-ms-3.5"
        >
          {texts.saveSearch}
        </Button>
      )}
      {failed && <FailedLine text={texts.savedFailed} retryLabel={texts.retry} onRetry={retry} pending={retrying} />}
      {saved.length > 0 && (
        <nav aria-label={texts.savedSearches}>
          <ul className="flex flex-wrap items-center gap-2">
            {saved.map(({ id, filters }) => (
              <li key={id} className="flex items-center rounded-full border border-control ps-4">
                <Link
                  href={`${pathname}?${queryOf(filters)}`}
                  aria-current={queryOf(filters) === address ? 'true' : undefined}
                  className="flex min-h-11 items-center text-sm font-semibold"
                >
                  {nameOf(filters)}
                </Link>
                <button
                  type="button"
                  aria-label={texts.forgetSearch(nameOf(filters))}
                  title={texts.forgetSearch(nameOf(filters))}
                  onClick={() => forget(id)}
                  className="touch grid place-items-center rounded-full text-muted hover:text-ink [&_svg]:size-4"
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** "tennis, Coach, Madrid": what was asked for, in her language. */
function useSearchName() {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleNames)
  const sportName = useSportName()
  return ({ q, role, sport, location, verified }: PeopleSearch): string =>
    [q, role && roles[role], sportName(sport), location, verified && texts.verifiedOnly].filter(Boolean).join(', ')
}
