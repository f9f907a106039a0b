import type { Picture } from '@heraia/contract/person'
import type { SitePerson } from '@heraia/contract/site-people'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { homeTexts } from '../home-texts.ts'
import { NotKnown } from '../site-known.tsx'

export const sitePeople = () => api.site.people.queryOptions()

/** The team behind the site, as the operator entered it; null where she entered nobody, so that nothing stands there at all. */
export function useSitePeople(): ReactNode {
  useEyesOfHer()
  const query = useQuery(sitePeople())
  if (query.isError && !query.data) return <NotKnown query={query} />
  const people = query.data?.items ?? []
  if (people.length === 0) return null
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.id} className="grid content-start gap-3 border-t border-line pt-4">
          <Person person={person} />
        </li>
      ))}
    </ul>
  )
}

/** The page was drawn for nobody: who is signed in is led to other profiles. (useOwnEyes would weigh on every page of words.) */
function useEyesOfHer() {
  const queries = useQueryClient()
  const personId = useSession().user?.id
  useEffect(() => {
    if (personId) void queries.invalidateQueries({ queryKey: api.site.people.key() })
  }, [personId, queries])
}

function Person({ person: { name, title, words, picture, profile, sample } }: { person: SitePerson }) {
  const texts = useTexts(homeTexts)
  const { language } = useLocale()
  // What is said in one language alone is read in that one.
  const spoken = words[language] === '' ? (language === 'en' ? 'es' : 'en') : language
  return (
    <>
      {picture && <Face picture={picture} />}
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h3 className="text-lg">
          {profile ? (
            <Link href={addresses.profile(profile.handle)} className="touch-beyond link">
              <span dir="auto">{name}</span>
            </Link>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title[language]} {sample && <Badge>{texts.sample}</Badge>}
        </p>
        {words[spoken] !== '' && (
          <p lang={spoken === language ? undefined : spoken} className="whitespace-pre-line text-muted">
            {words[spoken]}
          </p>
        )}
      </div>
    </>
  )
}

/** No portrait is drawn where there is none: readers would take it for hers. */
const Face = ({ picture }: { picture: Picture }) => (
  <img
    src={picture.url}
    width={96}
    height={96}
    alt={picture.alt}
    loading="lazy"
    className="size-24 rounded-full bg-sunken object-cover"
  />
)
