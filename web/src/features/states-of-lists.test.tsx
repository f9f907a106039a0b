import type { Post } from '@heraia/contract/feed'
import type { ConversationId, PersonId, PostId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { type Answered, drawn, wordsOf } from '../lib/drawn-for-tests.tsx'
import { SessionList } from './accounts/session-list.tsx'
import { AchievementList } from './achievements/achievement-list.tsx'
import { CommentList } from './feed/comments.tsx'
import { Likers } from './feed/likers-dialog.tsx'
import { PersonPosts } from './feed/person-posts.tsx'
import { Timeline } from './feed/timeline.tsx'
import { ConversationPane } from './messages/conversation-pane.tsx'
import { Contacts } from './messages/new-conversation.tsx'
import { LatestNotifications } from './notifications/latest-notifications.tsx'
import { NotificationLines } from './notifications/notification-lines.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { FollowList } from './profiles/follow-list.tsx'
import { ProfileScreen } from './profiles/profile-screen.tsx'
import { MyTeamsScreen } from './teams/own/my-teams-screen.tsx'
import { TeamsScreen } from './teams/search/teams-screen.tsx'

const post = { id: '1' as PostId } as unknown as Post
const mira = '1' as PersonId
const profileOf = (isSelf: boolean) => ({ id: mira, listsShown: true, relation: { isSelf } }) as unknown as Profile
const none = () => undefined

/** What is said while it is on its way, when it failed, and where there is nothing. */
const lists: [name: string, list: ReactNode, loading: string, failed: string, empty: string | null][] = [
  [
    'the feed of everybody',
    <Timeline key="" scope="everybody" />,
    ...(['Loading posts', 'The posts could not be loaded.', 'No posts yet.'] as const),
  ],
  [
    'the feed of whom she follows',
    <Timeline key="" scope="following" />,
    ...(['Loading posts', 'The posts could not be loaded.', 'You follow nobody who has posted yet'] as const),
  ],
  [
    'what a person posted',
    <PersonPosts key="" id={mira} label="Posts" empty="Nothing of hers" />,
    ...(['Loading posts', 'The posts could not be loaded.', 'Nothing of hers'] as const),
  ],
  [
    'who follows a person',
    <FollowList key="" profile={profileOf(false)} kind="followers" />,
    ...(['Loading people', 'This list could not be loaded.', 'Nobody follows her yet'] as const),
  ],
  [
    'whom she follows',
    <FollowList key="" profile={profileOf(true)} kind="following" />,
    ...(['Loading people', 'This list could not be loaded.', 'You follow nobody yet'] as const),
  ],
  [
    'the search of people',
    <PeopleScreen key="" kind="everyone" />,
    ...(['Searching', 'The search did not work.', 'No results found'] as const),
  ],
  [
    'the athletes',
    <PeopleScreen key="" kind="athletes" />,
    ...(['Searching', 'The search did not work.', 'No athletes found'] as const),
  ],
  [
    'a conversation',
    <ConversationPane key="" id={'1' as ConversationId} />,
    ...(['Loading', 'This conversation could not be loaded.', null] as const),
  ],
  [
    'to whom she may write',
    <Contacts key="" q="" onTaken={none} />,
    ...(['Loading', 'People could not be loaded.', 'Who would you like to write to?'] as const),
  ],
  [
    'to whom she may write, as she searches',
    <Contacts key="" q="vera" onTaken={none} />,
    ...(['Loading', 'People could not be loaded.', 'Nobody found'] as const),
  ],
  [
    'her notifications',
    <NotificationLines key="" tab="all" />,
    ...(['Loading', 'Your notifications could not be loaded.', 'Nothing yet'] as const),
  ],
  [
    'the latest under the bell',
    <LatestNotifications key="" onLeave={none} />,
    ...(['Loading', 'Your notifications could not be loaded.', 'Nothing yet'] as const),
  ],
  [
    'the comments',
    <CommentList key="" post={post} />,
    ...(['Loading', 'The comments could not be loaded.', 'No comments yet. Write the first.'] as const),
  ],
  [
    'who likes a post',
    <Likers key="" postId={post.id} />,
    ...(['Loading', 'Who likes it could not be loaded.', 'Nobody likes it yet.'] as const),
  ],
  [
    'what she achieved',
    <AchievementList key="" personId={mira} hint="Add the first" />,
    ...(['Loading', 'The achievements could not be loaded.', 'No achievements found'] as const),
  ],
  ['her orders', <OrdersScreen key="" />, ...(['Loading', 'Your orders could not be loaded.', null] as const)],
  ['her teams', <MyTeamsScreen key="" />, ...(['Loading', 'This could not be loaded.', null] as const)],
  ['the search of teams', <TeamsScreen key="" />, ...(['Searching', 'The search did not work.', null] as const)],
  ['her devices', <SessionList key="" />, ...(['Loading', 'Your devices could not be loaded.', null] as const)],
  [
    'the profile of a person',
    <ProfileScreen
      key=""
      name="mira"
      tab="posts"
      {...{
        posts: () => null,
        stats: () => null,
        media: () => null,
        achievements: () => null,
        withRequests: () => null,
      }}
    />,
    ...(['Loading profile', 'This profile could not be loaded.', null] as const),
  ],
]

describe.each(lists)('%s', (_, list, loading, failed, empty) => {
  const shows = (answered?: Answered) => drawn(list, { sessionExpected: true, answered })
  const alertsIn = (html: string) => html.split('role="alert"').length - 1

  test('that waits is told to be on its way, and its place is drawn', async () => {
    const html = await shows()
    expect(wordsOf(html)).toContain(loading)
    expect(html).toContain('animate-pulse')
    for (const word of [failed, ...(empty === null ? [] : [empty])]) expect(wordsOf(html)).not.toContain(word)
  })

  test('that failed says so, once and aloud, and may be tried again', async () => {
    const html = await shows('failed')
    expect(wordsOf(html)).toContain(failed)
    expect([alertsIn(html), wordsOf(html).split('Retry').length - 1]).toEqual([1, 1])
    if (empty !== null) expect(wordsOf(html)).not.toContain(empty)
  })

  if (empty === null) return
  test('that is empty says what there is not', async () => {
    const html = await shows('nothing')
    expect(wordsOf(html)).toContain(empty)
    expect([alertsIn(html), html.includes('animate-pulse')]).toEqual([0, false])
  })
})
