import type { Team } from '@heraia/contract/team'
import { EmptyState } from '@heraia/ui/empty-state'
import { Suspense } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { latePart } from '../../../pieces/late-part.tsx'
import { PostList } from '../../feed/post-list.tsx'
import { teamPosts } from '../team-queries.ts'
import { pageTexts } from './page-texts.ts'

const Composer = latePart(async () => (await import('../../feed/composer.tsx')).Composer)

/** What was published for the team; who runs it writes above. */
export function TeamPosts({ team }: { team: Team }) {
  const texts = useTexts(pageTexts)
  const list = useInfiniteList(teamPosts(team.id))
  const mayWrite = team.standing?.may.manage && team.audience === 'public'
  return (
    <div className="grid gap-4 py-6">
      {mayWrite && (
        <Suspense>
          <Composer key={team.id} team={team} />
          <p className="text-sm text-muted">{texts.postsHint}</p>
        </Suspense>
      )}
      <PostList
        list={list}
        label={texts.postsOf(team.name)}
        empty={
          <EmptyState title={texts.noPosts} seed={team.id}>
            {mayWrite ? texts.noPostsOwn : texts.noPostsOther}
          </EmptyState>
        }
      />
    </div>
  )
}
