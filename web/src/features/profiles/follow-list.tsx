import type { Profile } from '@heraia/contract/profiles'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { useStanding } from '../../pieces/use-standing.ts'
import { followListTexts } from './profile-texts.ts'
import { RemoveFollower } from './remove-follower.tsx'

interface FollowListProps {
  profile: Profile
  kind: 'followers' | 'following'
}

/** Who follows her, or whom she follows, newest first. */
export function FollowList({ profile, kind }: FollowListProps) {
  const texts = useTexts(followListTexts)
  if (profile.listsShown) return <ShownList profile={profile} kind={kind} />
  return (
    <EmptyState title={texts.hidden} art="none">
      {texts.hiddenHint}
    </EmptyState>
  )
}

function ShownList({ profile, kind }: FollowListProps) {
  const texts = useTexts(followListTexts)
  const standing = useStanding()
  const list = useInfiniteList(api.profiles[kind].infiniteOptions(byCursor((cursor) => ({ id: profile.id, cursor }))))
  return (
    <section aria-labelledby="follow-list" className="py-6">
      <h2 id="follow-list" className="title text-xl">
        {texts[kind]}
      </h2>
      <ListStates list={list} words={texts} empty={<NobodyYet profile={profile} kind={kind} />} end={texts.end}>
        {(people) => (
          <ul className="mt-2 grid divide-y divide-line">
            {people.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0 flex-1 basis-48">
                  <PersonLine person={person}>{standing(person, person.location)}</PersonLine>
                </div>
                {kind === 'followers' && profile.relation?.isSelf && <RemoveFollower person={person} />}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  )
}

function NobodyYet({ profile, kind }: { profile: Profile; kind: 'followers' | 'following' }) {
  const texts = useTexts(followListTexts)
  const isOwn = profile.relation?.isSelf
  if (kind === 'followers')
    return (
      <EmptyState title={isOwn ? texts.noFollowersOwn : texts.noFollowers} art="none">
        {isOwn && texts.noFollowersHint}
      </EmptyState>
    )
  const find = (
    <ButtonLink href={addresses.search()} tone="primary">
      {texts.findPeople}
    </ButtonLink>
  )
  return <EmptyState title={isOwn ? texts.noFollowingOwn : texts.noFollowing} art="none" action={isOwn && find} />
}
