import { z } from 'zod'
import { PersonId } from './ids.ts'
import { time } from './paging.ts'
import { Role } from './roles.ts'

/** A picture of a person or a thing. Until she has one, the client draws one from the id. */
export const picture = z.object({
  /** The largest. The others: the same address with another of `widths` before `.webp`. */
  url: z.string(),
  /** Ascending; what a srcset is made of. */
  widths: z.array(z.number().int()),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Base64; what a client draws until the picture has come. */
  thumbhash: z.string().nullable(),
})
export type Picture = z.infer<typeof picture>

/** The least that shows who somebody is; stands beside everything she does. */
export const personChip = z.object({
  id: PersonId,
  /** Her name in addresses: /profile/mira-lopez. */
  handle: z.string(),
  name: z.string(),
  role: Role,
  sport: z.string().nullable(),
  avatar: picture.nullable(),
  verified: z.boolean(),
})
export type PersonChip = z.infer<typeof personChip>

/** `requested`: a private account has not answered yet. */
export const Following = z.enum(['none', 'requested', 'following'])
export type Following = z.infer<typeof Following>

/** What following her does for who does not follow her: it counts at once, she is asked first, or it is refused. */
export const WhenFollowed = z.enum(['follows', 'asks', 'refused'])
export type WhenFollowed = z.infer<typeof WhenFollowed>

/** What stands between the viewer and this person; what she may do comes from the server's policies. */
export const relation = z.object({
  isSelf: z.boolean(),
  following: Following,
  followsMe: z.boolean(),
  muted: z.boolean(),
  /** When that ends; null: when she takes it back, or nobody is muted. */
  mutedUntil: time.nullable(),
  /** What this person says under the viewer's posts and writes to her stays between the two; this person is not told. */
  restricted: z.boolean(),
  mayFollow: z.boolean(),
  whenFollowed: WhenFollowed,
  mayMessage: z.boolean(),
})
export type Relation = z.infer<typeof relation>

/** One result of a people search. */
export const personCard = personChip.extend({
  location: z.string().nullable(),
  /** The first 160 characters, null where her profile is not open to the viewer. */
  bio: z.string().nullable(),
  followers: z.number().int(),
  /** Recorded results; athletes only. */
  matches: z.number().int().nullable(),
  joinedAt: time,
  /** null: nobody is signed in. */
  relation: relation.nullable(),
})
export type PersonCard = z.infer<typeof personCard>
