import { z } from 'zod'
import { me, PersonName, SportName } from './accounts.ts'
import { BLOCK_LIST_BATCH, LISTED_HANDLE_MAX } from './block-list-rules.ts'
import { MutedWordId, PersonId, PersonRef, ReportId } from './ids.ts'
import { LinkNetwork, socialLinks } from './links.ts'
import { MUTE_LENGTHS } from './mute-lengths.ts'
import { MUTED_WORD_MAX, mutedWordKey } from './muted-words.ts'
import { page, pageInput, time } from './paging.ts'
import { personCard, personChip, picture, relation } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

const linkedAccount = z.object({ person: personChip, since: time })

/** The sporting facts of the About tab. */
const about = z.object({
  position: z.string().nullable(),
  club: z.string().nullable(),
  coach: z.string().nullable(),
  experience: z.string().nullable(),
  nationality: z.string().nullable(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  /** "Open to offers", in her words. */
  availability: z.string().nullable(),
  links: socialLinks,
  /** Since when it is known that these pages link back to her with rel="me". */
  provenLinks: z.partialRecord(LinkNetwork, time),
  /** Accounts that confirmed to be hers, as far as the viewer may see them. */
  linkedClub: linkedAccount.nullable(),
  linkedCoach: linkedAccount.nullable(),
  /** Where contactInfo lets the viewer see them; null otherwise. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

export const profile = personChip.extend({
  cover: picture.nullable(),
  location: z.string().nullable(),
  joinedAt: time,
  followers: z.number().int(),
  following: z.number().int(),
  /** As many as the viewer may read. */
  posts: z.number().int(),
  /** false: whom she follows and who follows her is not for the viewer. */
  listsShown: z.boolean(),
  /** Recorded results; 0 for all but athletes. */
  matches: z.number().int(),
  achievements: z.number().int(),
  /** Who verified her and when; null where she is not verified. */
  verification: z.object({ by: z.string(), at: time }).nullable(),
  bio: z.string().nullable(),
  /** null: her profile is not open to the viewer (a private account that she does not follow). */
  about: about.nullable(),
  /** null: she does not show it, or the viewer does not show hers. */
  online: z.boolean().nullable(),
  /** null: nobody is signed in. */
  relation: relation.nullable(),
})
export type Profile = z.infer<typeof profile>

const optionalText = (max: number) => text({ max }).nullable()
const words = z.array(text({ min: 1, max: 40 })).max(12, 'too_many')

/** Every field of the editor's first tab that is text. Height in cm, weight in kg. */
export const personalInformation = z.strictObject({
  name: PersonName,
  handle: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, 'invalid_handle'),
  bio: optionalText(2000),
  location: optionalText(120),
  nationality: optionalText(80),
  dateOfBirth: z.iso.date('invalid_date').nullable(),
  height: z.number().min(50, 'out_of_range').max(260, 'out_of_range').nullable(),
  weight: z.number().min(20, 'out_of_range').max(300, 'out_of_range').nullable(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ()-]{5,24}$/, 'invalid_phone')
    .nullable(),
  sport: SportName.nullable(),
  position: optionalText(80),
  experience: optionalText(200),
  club: optionalText(120),
  coach: optionalText(120),
  specialties: words,
  languages: words,
  availability: optionalText(200),
  links: socialLinks,
})
export type PersonalInformation = z.infer<typeof personalInformation>

/** What the editor loads and saves. `version` counts saves: who saves over another tab's work is told. */
export const editableProfile = z.object({
  version: z.number().int(),
  email: z.string(),
  information: personalInformation,
})
export type EditableProfile = z.infer<typeof editableProfile>

export const ReportCategory = z.enum([
  'harassment',
  'hate',
  'impersonation',
  'spam',
  'scam',
  'sexual',
  'minor_safety',
  'other',
])
export type ReportCategory = z.infer<typeof ReportCategory>
export const ReportSubject = z.enum([
  'profile',
  'post',
  'comment',
  'message',
  'listing',
  'listing_question',
  'gallery_item',
])
export type ReportSubject = z.infer<typeof ReportSubject>

export const MuteLength = z.enum(MUTE_LENGTHS)

const mutedPerson = personChip.extend({
  /** When the mute ends; null: when she takes it back. */
  mutedUntil: time.nullable(),
})
export type MutedPerson = z.infer<typeof mutedPerson>

/** One handle of a block list: whom blocking it would block. Whoever is hidden from her is nobody. */
const listedToBlock = z.object({
  handle: z.string(),
  found: z.enum(['to_block', 'blocked', 'herself', 'nobody']),
  person: personChip.nullable(),
})
export type ListedToBlock = z.infer<typeof listedToBlock>

/** What she does not want to read: a word, a phrase or a #tag, as she wrote it. */
export const mutedWord = z.object({
  id: MutedWordId,
  word: z.string(),
  /** null: never. What has ended mutes nothing, and stays until she takes it out. */
  endsAt: time.nullable(),
  ended: z.boolean(),
})
export type MutedWord = z.infer<typeof mutedWord>

const tags = ['Profiles']
const person = z.strictObject({ id: PersonId })
const personPage = z.strictObject({ id: PersonId, ...pageInput })
const related = z.object({ id: PersonId, relation, followers: z.number().int() })
const people = page(personCard)

export const profiles = {
  get: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}',
      tags,
      summary: 'A profile by id or handle; 404 alike for missing, blocked and suspended',
    })
    .input(z.strictObject({ id: PersonRef }))
    .output(profile),
  editable: procedure
    .route({ method: 'GET', path: '/me/profile', tags, summary: 'Her own profile for editing' })
    .output(editableProfile),
  save: procedure
    .route({
      method: 'PUT',
      path: '/me/profile',
      tags,
      summary: 'Save the profile; 409 edited_elsewhere when `version` is not the newest',
    })
    .input(z.strictObject({ version: z.number().int(), information: personalInformation }))
    .output(z.object({ profile: editableProfile, me })),
  followers: procedure
    .route({ method: 'GET', path: '/profiles/{id}/followers', tags, summary: 'Who follows her' })
    .input(personPage)
    .output(people),
  following: procedure
    .route({ method: 'GET', path: '/profiles/{id}/following', tags, summary: 'Whom she follows' })
    .input(personPage)
    .output(people),
  follow: procedure
    .route({
      method: 'PUT',
      path: '/profiles/{id}/follow',
      tags,
      summary: 'Follow, or ask to where the account is private',
    })
    .input(person)
    .output(related),
  unfollow: procedure
    .route({
      method: 'DELETE',
      path: '/profiles/{id}/follow',
      tags,
      summary: 'Stop following, or take the request back',
    })
    .input(person)
    .output(related),
  removeFollower: procedure
    .route({ method: 'DELETE', path: '/me/followers/{id}', tags, summary: 'Make somebody stop following' })
    .input(person)
    .output(related),
  followRequests: procedure
    .route({ method: 'GET', path: '/me/follow-requests', tags, summary: 'Who asks to follow her' })
    .input(z.strictObject(pageInput))
    .output(people),
  answerFollowRequest: procedure
    .route({ method: 'PUT', path: '/me/follow-requests/{id}', tags, summary: 'Accept or decline a follow request' })
    .input(z.strictObject({ id: PersonId, accept: z.boolean() }))
    .output(related),
  block: procedure
    .route({
      method: 'PUT',
      path: '/profiles/{id}/block',
      tags,
      summary: 'Block: neither sees the other anywhere; follows end both ways',
    })
    .input(person)
    .output(person),
  unblock: procedure
    .route({ method: 'DELETE', path: '/profiles/{id}/block', tags, summary: 'Unblock' })
    .input(person)
    .output(person),
  blocked: procedure
    .route({ method: 'GET', path: '/me/blocked', tags, summary: 'Whom she blocked' })
    .input(z.strictObject(pageInput))
    .output(page(personChip)),
  findBlocked: procedure
    .route({
      method: 'GET',
      path: '/me/blocked/{id}',
      tags,
      summary: 'One of whom she blocked, by id or handle; 404 alike for everybody else',
    })
    .input(z.strictObject({ id: PersonRef }))
    .output(personChip),
  lookUpToBlock: procedure
    .route({
      method: 'POST',
      path: '/me/blocked/look-up',
      tags,
      summary: 'Whom the handles of a block list name, in its order; blocks nobody',
    })
    .input(
      z.strictObject({
        handles: z
          .array(text({ min: 1, max: LISTED_HANDLE_MAX }))
          .min(1, 'required')
          .max(BLOCK_LIST_BATCH, 'too_many'),
      }),
    )
    .output(z.object({ items: z.array(listedToBlock) })),
  mute: procedure
    .route({
      method: 'PUT',
      path: '/profiles/{id}/mute',
      tags,
      summary:
        'Mute, for ever or a time, or change how long: her posts and notices stay away; she is not told. `until` takes an unmute back',
    })
    .input(
      z.strictObject({
        id: PersonId,
        lasts: MuteLength.default('forever'),
        /** In the place of `lasts`: until when a mute stood that she took back, 30 days ahead at most. */
        until: time.optional(),
      }),
    )
    .output(related),
  unmute: procedure
    .route({ method: 'DELETE', path: '/profiles/{id}/mute', tags, summary: 'Unmute' })
    .input(person)
    .output(related),
  muted: procedure
    .route({ method: 'GET', path: '/me/muted', tags, summary: 'Whom she muted' })
    .input(z.strictObject(pageInput))
    .output(page(mutedPerson)),
  restrict: procedure
    .route({
      method: 'PUT',
      path: '/profiles/{id}/restriction',
      tags,
      summary:
        'Restrict: what that person says under her posts is for the two alone, messages wait with her requests, nothing rings; that person is not told',
    })
    .input(person)
    .output(related),
  unrestrict: procedure
    .route({
      method: 'DELETE',
      path: '/profiles/{id}/restriction',
      tags,
      summary: 'Restrict no longer; what was said meanwhile stays between the two until she shows it',
    })
    .input(person)
    .output(related),
  restricted: procedure
    .route({ method: 'GET', path: '/me/restricted', tags, summary: 'Whom she restricted' })
    .input(z.strictObject(pageInput))
    .output(page(personChip)),
  mutedWords: procedure
    .route({ method: 'GET', path: '/me/muted-words', tags, summary: 'The words, phrases and #tags that she muted' })
    .output(z.object({ /** At most 100, newest first. */ items: z.array(mutedWord) })),
  muteWord: procedure
    .route({
      method: 'PUT',
      path: '/me/muted-words/{id}',
      tags,
      summary:
        'Mute a word, or change one: what others write that holds it stands folded, and she hears nothing of it; nobody is told',
    })
    .input(
      z.strictObject({
        id: MutedWordId,
        word: text({ min: 1, max: MUTED_WORD_MAX }).refine((word) => mutedWordKey(word) !== null, 'no_word'),
        /** Missing: it ends as before; a new one never. */
        lasts: MuteLength.optional(),
      }),
    )
    .output(mutedWord),
  unmuteWord: procedure
    .route({ method: 'DELETE', path: '/me/muted-words/{id}', tags, summary: 'Mute it no longer' })
    .input(z.strictObject({ id: MutedWordId }))
    .output(z.object({ id: MutedWordId })),
  report: procedure
    .route({
      method: 'PUT',
      path: '/reports/{id}',
      tags,
      summary: 'Report a profile, or what somebody shows or writes, to the staff',
    })
    .input(
      z.strictObject({
        id: ReportId,
        subject: ReportSubject,
        subjectId: z.string().max(64),
        category: ReportCategory,
        text: text({ max: 2000 }),
      }),
    )
    .output(z.object({ id: ReportId, reference: z.string() })),
}
