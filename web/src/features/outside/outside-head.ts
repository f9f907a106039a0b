import type { OutsidePost, OutsideProfile } from '@heraia/contract/outside'
import * as addresses from '../../addresses.ts'
import type { Language } from '../../lib/languages.ts'
import type { PageHead } from '../../lib/page.ts'
import { short } from '../../lib/short.ts'
import { roleNames } from '../../pieces/role-names.ts'
import { sportIn } from '../../pieces/sport-names.ts'
import { outsideTexts } from './outside-texts.ts'

const MOST = 200

const counter = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

/** Of a profile that is open to everybody: machines hear of it only where she lets them (0090). */
export function headOfProfile(
  { person, location, bio, followers, joinedAt, isForEngines }: OutsideProfile,
  language: Language,
): PageHead {
  const facts = [roleNames[language][person.role], sportIn(language, person.sport), location]
    .filter(Boolean)
    .join(' · ')
  return {
    title: person.name,
    description: short(bio ?? outsideTexts[language].on(`${person.name} (${facts})`), MOST),
    kind: 'profile',
    picture: true,
    canonical: addresses.profile(person.handle),
    noindex: !isForEngines,
    hidden: !isForEngines,
    structured: [
      {
        '@type': 'ProfilePage',
        dateCreated: joinedAt,
        mainEntity: {
          '@type': 'Person',
          name: person.name,
          alternateName: person.handle,
          ...(bio ? { description: bio } : {}),
          interactionStatistic: counter('FollowAction', followers),
        },
      },
    ],
  }
}

export function headOfPost(
  { id, author, text, createdAt, likes, comments, isForEngines }: OutsidePost,
  language: Language,
): PageHead {
  const title = outsideTexts[language].postBy(author.name)
  return {
    title,
    description: text ? short(text, MOST) : title,
    kind: 'article',
    picture: true,
    published: createdAt,
    canonical: addresses.post(id),
    noindex: !isForEngines,
    hidden: !isForEngines,
    structured: [
      {
        '@type': 'SocialMediaPosting',
        ...(text ? { articleBody: text, headline: short(text, MOST) } : { headline: title }),
        datePublished: createdAt,
        author: { '@type': 'Person', name: author.name, alternateName: author.handle },
        interactionStatistic: [counter('LikeAction', likes), counter('CommentAction', comments)],
      },
    ],
  }
}
