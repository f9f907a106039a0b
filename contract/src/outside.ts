import { z } from 'zod'
import { PersonRef, PostId } from './ids.ts'
import { medium } from './media.ts'
import { time } from './paging.ts'
import { personChip, picture } from './person.ts'
import { procedure } from './procedure.ts'

/** What a link to somebody shows elsewhere, and who is not signed in: of people who are open to everybody. */
const outsideProfile = z.object({
  person: personChip,
  cover: picture.nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  followers: z.number().int(),
  joinedAt: time,
  /** Search engines may keep it. */
  isForEngines: z.boolean(),
})
export type OutsideProfile = z.infer<typeof outsideProfile>

const outsidePost = z.object({
  id: PostId,
  author: personChip,
  text: z.string(),
  media: z.array(medium),
  createdAt: time,
  likes: z.number().int(),
  comments: z.number().int(),
  isForEngines: z.boolean(),
})
export type OutsidePost = z.infer<typeof outsidePost>

/** As many as a sitemap names of each. */
export const OUTSIDE_ADDRESSES_MAX = 10_000

/** What a sitemap lists. */
export const OutsideList = z.enum(['people', 'posts', 'listings'])
export type OutsideList = z.infer<typeof OutsideList>

const tags = ['Outside']

/** What leaves the site for anyone to keep: the same whoever asks, but that a block hides it from who is signed in. */
export const outside = {
  profile: procedure
    .route({ method: 'GET', path: '/outside/profiles/{id}', tags, summary: 'A profile as a shared link shows it' })
    .input(z.strictObject({ id: PersonRef }))
    .output(outsideProfile),
  post: procedure
    .route({ method: 'GET', path: '/outside/posts/{id}', tags, summary: 'A post as a shared link shows it' })
    .input(z.strictObject({ id: PostId }))
    .output(outsidePost),
  addresses: procedure
    .route({
      method: 'GET',
      path: '/outside/addresses',
      tags,
      summary:
        'The newest people, by handle, or posts or listings, by id, that search engines may keep; an hour old at most',
    })
    .input(z.strictObject({ of: OutsideList }))
    .output(z.object({ items: z.array(z.object({ name: z.string(), changedAt: time })) })),
}
