import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'
import { NewerPill } from './newer-pill.tsx'
import { PostList } from './post-list.tsx'
import { PostsOnTheWay } from './posts-on-the-way.tsx'
import { type TimelineProps, timelineOptions } from './timeline-options.ts'
import { usePostsOnTheWay } from './use-posts-on-the-way.ts'

/** Newest first, hers on their way above. What arrives meanwhile waits behind a pill and never moves what she reads. */
export function Timeline({ scope, tag }: TimelineProps) {
  const texts = useTexts(feedTexts)
  const options = timelineOptions({ scope, tag })
  const list = useInfiniteList(options)
  const onTheWay = usePostsOnTheWay()
  return (
    <>
      <NewerPill key={JSON.stringify(options.queryKey)} scope={scope} tag={tag} />
      <PostsOnTheWay onTheWay={onTheWay} items={list.items} tag={tag} />
      <PostList
        list={list}
        label={tag ? texts.tagged(tag) : texts[scope]}
        empty={!(onTheWay.posts.length > 0 && !tag) && <NothingYet scope={scope} tag={tag} />}
      />
    </>
  )
}

function NothingYet({ scope, tag }: TimelineProps) {
  const texts = useTexts(feedTexts)
  if (tag)
    return (
      <EmptyState
        title={texts.emptyTag(tag)}
        action={<ButtonLink href={addresses.feed()}>{texts.allPosts}</ButtonLink>}
      />
    )
  if (scope === 'everybody') return <EmptyState title={texts.empty}>{texts.emptyEverybody}</EmptyState>
  return (
    <EmptyState
      title={texts.emptyFollowing}
      action={
        <ButtonLink href={addresses.search()} tone="primary">
          {texts.findPeople}
        </ButtonLink>
      }
    >
      {texts.emptyFollowingHint}
    </EmptyState>
  )
}
