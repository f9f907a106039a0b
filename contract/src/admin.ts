import { z } from 'zod'
import { analytics } from './analytics.ts'
import { PersonId, PostId, TeamId, TestimonialId, VerificationRequestId } from './ids.ts'
import { joinQueue } from './joining.ts'
import { moderation } from './moderation.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { reports } from './reports.ts'
import { managedSitePeople } from './site-people.ts'
import { managedSettings, settingsToSave } from './site-settings.ts'
import { REASON_MAX } from './staff-reason.ts'
import { teamCard } from './team.ts'
import { searchText, text } from './text.ts'
import { verificationQueue, verificationRequest } from './verification.ts'

const count = z.number().int()

/** Everybody with an account that is not closed. Counted at most once a minute. */
const userStatistics = z.object({
  totalUsers: count,
  newUsers30d: count,
  /** In the 30 days before those. */
  newUsersPrevious30d: count,
  athletes: count,
  coaches: count,
  clubs: count,
  federations: count,
  journalists: count,
  fans: count,
  admins: count,
  verifiedUsers: count,
  /** Athletes who were here within 30 days. */
  activeAthletes: count,
})
export type UserStatistics = z.infer<typeof userStatistics>

const contentStatistics = z.object({ totalPosts: count, posts30d: count, postsPrevious30d: count })
export type ContentStatistics = z.infer<typeof contentStatistics>

export const ActivityType = z.enum(['user', 'post', 'other'])
export type ActivityType = z.infer<typeof ActivityType>

const activity = z.object({
  id: z.string(),
  /** null: the operator, or nobody who is still here. */
  userName: z.string().nullable(),
  userHandle: z.string().nullable(),
  /** In English; a client that knows `action` has words of its own. */
  description: z.string(),
  activityType: ActivityType,
  /** What happened, thing first: `person.joined`, `verification.granted`. */
  action: z.string(),
  /** Role of who joined, audience of a post, reason of a decision. */
  detail: z.string().nullable(),
  /** Of an answered appeal: by one who had decided or reported it, as there was nobody else. An older process does not say it. */
  isBySame: z.boolean().optional(),
  /** A person, or a team, which has no handle. */
  subject: z.object({ name: z.string(), handle: z.string().nullable() }).nullable(),
  postId: PostId.nullable(),
  /** Of the team that it is about, where everybody finds it. */
  teamId: TeamId.nullable(),
  createdAt: time,
})
export type Activity = z.infer<typeof activity>

const managedPerson = personChip.extend({
  email: z.string(),
  location: z.string().nullable(),
  /** `leaving`: she asked for its deletion and may still keep it. */
  state: z.enum(['active', 'suspended', 'closed', 'leaving', 'deleted']),
  joinedAt: time,
  /** How many days old the account is; null: it counts as new no more. */
  newAccountDays: count.nullable(),
  verifiedAt: time.nullable(),
})
export type ManagedPerson = z.infer<typeof managedPerson>

/** What she asked and what was decided, newest first. */
const verificationDeed = z.object({
  deed: z.enum(['asked', 'withdrawn', 'granted', 'declined', 'revoked']),
  /** null: the operator, or nobody who is still here. */
  by: z.string().nullable(),
  /** Empty where it is she who asked, or took it back. */
  reason: z.string(),
  at: time,
})
export type VerificationDeed = z.infer<typeof verificationDeed>

const verification = z.object({
  person: managedPerson,
  /** What waits for an answer. */
  request: verificationRequest.nullable(),
  history: z.array(verificationDeed),
  may: z.object({
    grant: z.boolean(),
    revoke: z.boolean(),
    decline: z.boolean(),
    grantAdmin: z.boolean(),
    revokeAdmin: z.boolean(),
  }),
})
export type Verification = z.infer<typeof verification>

const teamVerification = z.object({
  team: teamCard,
  /** What waits for an answer, and who of those who run it asked. */
  request: verificationRequest.extend({ askedBy: personChip }).nullable(),
  history: z.array(verificationDeed),
  may: z.object({ grant: z.boolean(), revoke: z.boolean(), decline: z.boolean() }),
})
export type TeamVerification = z.infer<typeof teamVerification>

const reason = text({ min: 1, max: REASON_MAX })
const decision = z.strictObject({ id: PersonId, reason })
const teamDecision = z.strictObject({ id: TeamId, reason })

const testimonialFields = {
  quote: text({ min: 1, max: 600 }),
  name: text({ min: 1, max: 100 }),
  /** What she is: "Olympic swimmer". */
  title: text({ max: 100 }),
  /** Made up, and marked as such wherever it is shown. */
  sample: z.boolean(),
}
const testimonialDraft = z.strictObject({ ...testimonialFields, consented: z.boolean() })

/** What somebody says of the site. Shown only where she agreed. */
const managedTestimonial = z.object({
  id: TestimonialId,
  ...testimonialFields,
  consentedAt: time.nullable(),
  createdAt: time,
})
export type ManagedTestimonial = z.infer<typeof managedTestimonial>

/** The home page shows so many at most, the oldest first. */
export const TESTIMONIALS_SHOWN = 6
export const TESTIMONIALS_MAX = 100
const tags = ['Admin']

/** For admins only; what they decide stands in the audit log. */
export const admin = {
  userStatistics: procedure
    .route({ method: 'GET', path: '/admin/statistics/users', tags, summary: 'How many people, by role' })
    .output(userStatistics),
  contentStatistics: procedure
    .route({ method: 'GET', path: '/admin/statistics/content', tags, summary: 'How many posts' })
    .output(contentStatistics),
  activity: procedure
    .route({ method: 'GET', path: '/admin/activity', tags, summary: 'The ten newest things that happened' })
    .input(z.strictObject({ type: ActivityType.optional() }))
    .output(z.object({ items: z.array(activity) })),
  people: procedure
    .route({
      method: 'GET',
      path: '/admin/people',
      tags,
      summary: 'Everybody, newest first; `q` is part of a name, handle, sport or place, or a whole email',
    })
    .input(z.strictObject({ q: searchText.optional(), verified: z.enum(['yes', 'no']).optional(), ...pageInput }))
    .output(page(managedPerson)),
  verification: procedure
    .route({
      method: 'GET',
      path: '/admin/people/{id}/verification',
      tags,
      summary: 'Whether she is verified, and why',
    })
    .input(z.strictObject({ id: PersonId }))
    .output(verification),
  verify: procedure
    .route({
      method: 'PUT',
      path: '/admin/people/{id}/verification',
      tags,
      summary: 'She is who she says; with reason. Answers what she asks',
    })
    /** `requestId`: what she who decides has read; 409 `edited_elsewhere` where something else waits, or nothing. */
    .input(decision.extend({ requestId: VerificationRequestId.optional() }))
    .output(verification),
  unverify: procedure
    .route({
      method: 'POST',
      path: '/admin/people/{id}/verification/revocation',
      tags,
      summary: 'Verified no longer; with reason',
    })
    .input(decision)
    .output(verification),
  declineVerification: procedure
    .route({
      method: 'POST',
      path: '/admin/verification-requests/{id}/refusal',
      tags,
      summary: 'Decline what she asks; she is told the reason',
    })
    .input(z.strictObject({ id: VerificationRequestId, reason }))
    .output(verification),
  ...verificationQueue,
  ...joinQueue,
  correctBirthDate: procedure
    .route({
      method: 'PUT',
      path: '/admin/people/{id}/birth-date',
      tags,
      summary:
        'A day of birth that she gave by mistake and cannot change by herself, once somebody checked it; with reason',
    })
    .input(z.strictObject({ id: PersonId, dateOfBirth: z.iso.date('invalid_date'), reason }))
    .output(z.object({ person: managedPerson })),
  grantAdmin: procedure
    .route({ method: 'PUT', path: '/admin/people/{id}/admin', tags, summary: 'She is an admin; with reason' })
    .input(decision)
    .output(verification),
  revokeAdmin: procedure
    .route({
      method: 'POST',
      path: '/admin/people/{id}/admin/revocation',
      tags,
      summary: 'An admin no longer; the last one stays; with reason',
    })
    .input(decision)
    .output(verification),
  teamVerification: procedure
    .route({
      method: 'GET',
      path: '/admin/teams/{id}/verification',
      tags,
      summary: 'Whether a team is verified, and why',
    })
    .input(z.strictObject({ id: TeamId }))
    .output(teamVerification),
  verifyTeam: procedure
    .route({
      method: 'PUT',
      path: '/admin/teams/{id}/verification',
      tags,
      summary: 'The team is what it says; with reason. Answers what is asked for it',
    })
    /** `requestId`: as for a person. */
    .input(teamDecision.extend({ requestId: VerificationRequestId.optional() }))
    .output(teamVerification),
  declineTeamVerification: procedure
    .route({
      method: 'POST',
      path: '/admin/teams/{id}/verification/refusal',
      tags,
      summary: 'Decline what is asked for a team; those who run it are told the reason',
    })
    .input(teamDecision.extend({ requestId: VerificationRequestId }))
    .output(teamVerification),
  unverifyTeam: procedure
    .route({
      method: 'POST',
      path: '/admin/teams/{id}/verification/revocation',
      tags,
      summary: 'Verified no longer; with reason',
    })
    .input(teamDecision)
    .output(teamVerification),
  ...reports,
  siteSettings: procedure
    .route({ method: 'GET', path: '/admin/settings', tags, summary: 'What the site says of itself' })
    .output(managedSettings),
  saveSiteSettings: procedure
    .route({ method: 'PATCH', path: '/admin/settings', tags, summary: 'Changes what the site says of itself' })
    .input(settingsToSave)
    .output(managedSettings),
  ...moderation,
  ...analytics,
  testimonials: procedure
    .route({ method: 'GET', path: '/admin/testimonials', tags, summary: 'What people say of the site, oldest first' })
    .output(z.object({ items: z.array(managedTestimonial) })),
  saveTestimonial: procedure
    .route({
      method: 'PUT',
      path: '/admin/testimonials/{id}',
      tags,
      summary: 'Add one or change it; the client makes the id. Shown only where she who is quoted agreed',
    })
    .input(
      testimonialDraft.extend({
        id: TestimonialId,
        /** How it stood when she read it: 409 `edited_elsewhere` where that is not so any more. null: it is new. */
        was: testimonialDraft.nullable(),
      }),
    )
    .output(managedTestimonial),
  removeTestimonial: procedure
    .route({ method: 'DELETE', path: '/admin/testimonials/{id}', tags, summary: 'Delete it' })
    .input(z.strictObject({ id: TestimonialId }))
    .output(z.object({ id: TestimonialId })),
  ...managedSitePeople,
}
