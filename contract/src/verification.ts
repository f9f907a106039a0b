import { z } from 'zod'
import { MediaId, TeamId, VerificationRequestId } from './ids.ts'
import { httpsUrl } from './links.ts'
import { attachment } from './media.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { teamChip } from './team.ts'
import { text } from './text.ts'

export const KNOWN_FOR_MAX = 1000
/** Of links and of files, each. */
export const VERIFICATION_EVIDENCE_MAX = 5

export const VerificationState = z.enum(['waiting', 'granted', 'declined'])
export type VerificationState = z.infer<typeof VerificationState>

/** What she asks to be verified for; only she and the staff see it. */
export const verificationRequest = z.object({
  id: VerificationRequestId,
  knownFor: z.string(),
  links: z.array(z.string()),
  files: z.array(attachment),
  state: VerificationState,
  askedAt: time,
  answeredAt: time.nullable(),
  /** Of a refusal: what the staff tells her. */
  reason: z.string().nullable(),
})
export type VerificationRequest = z.infer<typeof verificationRequest>

const ownVerification = z.object({
  verifiedAt: time.nullable(),
  /** Her newest. */
  request: verificationRequest.nullable(),
  /** Four of five answers of the last 90 days took so many hours at most; null where there are too few to say so. */
  usualHours: z.number().int().nullable(),
  may: z.object({ ask: z.boolean() }),
})
export type OwnVerification = z.infer<typeof ownVerification>

/** What somebody who runs a team asks for it. */
const teamRequest = verificationRequest.extend({
  /** Who asks; null where a block is between her and the viewer. */
  askedBy: personChip.nullable(),
  isHers: z.boolean(),
  /** `files` is empty for the others who run the team: her evidence is shown to her and the staff. */
  fileCount: z.number().int(),
})
export type TeamRequest = z.infer<typeof teamRequest>

/** As those read it who run the team. */
const askedForTeam = z.object({
  verified: z.boolean(),
  /** The newest, whoever of them asked. */
  request: teamRequest.nullable(),
  /** As she is told of her own, counted from answers to teams. */
  usualHours: z.number().int().nullable(),
  may: z.object({ ask: z.boolean() }),
})
export type AskedForTeam = z.infer<typeof askedForTeam>

/** Whose requests: each has a queue, and its own times. */
export const VerificationOf = z.enum(['people', 'teams'])
export type VerificationOf = z.infer<typeof VerificationOf>

/** One that waits, as the staff's list has it. */
const waitingVerification = z.object({
  id: VerificationRequestId,
  /** Who asks. */
  person: personChip,
  /** For which team; null: for herself. */
  team: teamChip.nullable(),
  /** The first words of what she is known for. */
  excerpt: z.string(),
  askedAt: time,
})
export type WaitingVerification = z.infer<typeof waitingVerification>

/** Hours that a request should wait at most. */
export const ANSWERED_WITHIN_HOURS = 48
/** Days back that are counted. */
export const ANSWERS_COUNTED_DAYS = 90
/** With fewer answers she is told no number. */
export const ANSWERS_TO_TELL = 5

/** How long requests waited, counted from what was answered within 90 days. */
const answerTimes = z.object({
  answers: z.number().int(),
  /** null: nothing was answered. */
  medianMinutes: z.number().int().nullable(),
  /** Answered in time, of all that was answered or waits for longer than that; 0 to 1. */
  shareInTime: z.number().nullable(),
  /** As she is told. */
  usualHours: z.number().int().nullable(),
})
export type AnswerTimes = z.infer<typeof answerTimes>

const tags = ['Verification']
const one = z.strictObject({ id: VerificationRequestId })
const evidence = {
  knownFor: text({ min: 1, max: KNOWN_FOR_MAX }),
  links: z.array(httpsUrl).max(VERIFICATION_EVIDENCE_MAX, 'too_many'),
  /** Uploaded for `evidence`, in the order in which they are shown. */
  files: z.array(MediaId).max(VERIFICATION_EVIDENCE_MAX, 'too_many'),
}
const ofTeam = { id: TeamId, requestId: VerificationRequestId }
/** People where it is left out, as pages of before do. */
const whose = { of: VerificationOf.optional() }

export const verification = {
  mine: procedure
    .route({ method: 'GET', path: '/me/verification', tags, summary: 'Whether she is verified, and what she asks' })
    .output(ownVerification),
  ask: procedure
    .route({
      method: 'PUT',
      path: '/me/verification/{id}',
      tags,
      summary: 'Ask the staff to verify her; the client makes the id. 409 `asked_already` while one waits',
    })
    .input(z.strictObject({ id: VerificationRequestId, ...evidence }))
    .output(ownVerification),
  withdraw: procedure
    .route({
      method: 'DELETE',
      path: '/me/verification/{id}',
      tags,
      summary: 'Ask no longer: what waits is deleted with its files',
    })
    .input(one)
    .output(ownVerification),
  ofTeam: procedure
    .route({
      method: 'GET',
      path: '/teams/{id}/verification',
      tags,
      summary: 'Whether a team is verified, and what is asked for it; for who runs it',
    })
    .input(z.strictObject({ id: TeamId }))
    .output(askedForTeam),
  askForTeam: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/verification/{requestId}',
      tags,
      summary:
        'Ask the staff to verify a team that she runs; the client makes the id. 409 `asked_already` while one waits',
    })
    .input(z.strictObject({ ...ofTeam, ...evidence }))
    .output(askedForTeam),
  withdrawForTeam: procedure
    .route({
      method: 'DELETE',
      path: '/teams/{id}/verification/{requestId}',
      tags,
      summary: 'Ask for the team no longer, whoever of those who run it asked',
    })
    .input(z.strictObject(ofTeam))
    .output(askedForTeam),
}

/** The staff's side; part of the admin's procedures. */
export const verificationQueue = {
  verificationRequests: procedure
    .route({ method: 'GET', path: '/admin/verification-requests', tags: ['Admin'], summary: 'Who waits, oldest first' })
    .input(z.strictObject({ ...whose, ...pageInput }))
    .output(page(waitingVerification)),
  verificationTimes: procedure
    .route({
      method: 'GET',
      path: '/admin/verification-requests/times',
      tags: ['Admin'],
      summary: 'How long answers took',
    })
    .input(z.strictObject(whose))
    .output(answerTimes),
}
