import type { MediaId, TeamId, VerificationRequestId } from '@heraia/contract/ids'
import type { OwnVerification } from '@heraia/contract/verification'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { tell } from '../../live/tell.ts'
import { conflict } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { attachFiles } from '../media/attach-files.ts'
import { toStoredAttachment } from '../media/media-file.view.ts'
import { findRequest, findWaiting } from './find-request.ts'
import { readOwnVerification, verifiedSince } from './own-verification.ts'
import { mayAsk } from './verification.policy.ts'
import type { RequestRow } from './verification-request.view.ts'

export interface Draft {
  id: VerificationRequestId
  knownFor: string
  links: string[]
  files: MediaId[]
}

/** Sent twice it is one. What it says stands: to say something else she takes it back and asks anew. */
export async function askForVerification(ctx: SignedIn, draft: Draft): Promise<OwnVerification> {
  await takeFromLimit(ctx, 'verificationRequest')
  return inTransaction(ctx, async (tx) => {
    const isVerified = (await verifiedSince(tx)) !== null
    const before = await findRequest(tx, draft.id)
    if (before && (before.person_id !== tx.viewer.id || before.team_id !== null))
      throw conflict('id_taken', 'Another request has this id.')
    if (before && !saysTheSame(before, draft)) throw askedAlready()
    if (!before) {
      if (isVerified) throw conflict('verified_already', 'She is verified.')
      if (!mayAsk({ isVerified, isWaiting: (await findWaiting(tx, tx.viewer.id)) !== undefined })) throw askedAlready()
      await saveRequest(tx, draft)
      await writeAudit(tx, { action: 'verification.asked', actorId: tx.viewer.id, subjectId: tx.viewer.id })
      await tell(tx, [tx.viewer.id], 'profile.changed', { personId: tx.viewer.id })
    }
    return readOwnVerification(tx)
  })
}

export async function saveRequest(
  tx: SignedIn,
  { id, knownFor, links, files }: Draft,
  teamId: TeamId | null = null,
): Promise<void> {
  const attached = await attachFiles(tx, [...new Set(files)], 'evidence')
  const stored = attached.flatMap((file) => toStoredAttachment(file) ?? [])
  const ids = stored.map(({ mediaId }) => mediaId)
  await sql`
    insert into verification_requests (id, person_id, team_id, known_for, links, files, created_at)
    values (${id}, ${tx.viewer.id}, ${teamId}::uuid, ${knownFor}, ${JSON.stringify(links)}::jsonb, ${JSON.stringify(stored)}::jsonb,
      ${tx.now()})`.execute(tx.db)
  await sql`
    insert into verification_request_media (request_id, position, media_id)
    select ${id}::uuid, place - 1, media_id from unnest(${ids}::uuid[]) with ordinality as t (media_id, place)`.execute(
    tx.db,
  )
}

export const saysTheSame = (row: RequestRow, { knownFor, links, files }: Draft): boolean =>
  row.known_for === knownFor &&
  isSameList(row.links, links) &&
  isSameList(
    row.files.map(({ mediaId }) => mediaId),
    [...new Set(files)],
  )

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

export const askedAlready = () =>
  conflict('asked_already', 'One request waits; take it back to ask for something else.')
