import type { TeamId } from '@heraia/contract/ids'
import type { Picture } from '@heraia/contract/person'
import type { TeamPicture } from '@heraia/contract/teams'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { cutPicture, type PictureChoice } from '../media/cut-picture.ts'
import { removeMedia } from '../media/remove-files.ts'
import { findTeam } from './find-team.ts'
import type { TeamRow } from './team.view.ts'
import { showTeamPicture } from './team-chip.view.ts'
import { holdManaged, managed } from './teams.queries.ts'

interface Chosen {
  picture: Picture | null
}

interface Which {
  id: TeamId
  which: TeamPicture
}

/** A logo is cut like a portrait. Files lie with who uploaded them, and are seen by who sees the team. */
export async function setTeamPicture(ctx: SignedIn, { id, which, ...choice }: Which & PictureChoice): Promise<Chosen> {
  managed(await findTeam(ctx, id))
  return cutPicture(ctx, which === 'logo' ? 'avatar' : 'cover', choice, async (tx, keep) => {
    const team = await holdManaged(tx, id)
    const stored = await keep(shownIn(team, which))
    await save(tx, { id, which }, stored)
    return { picture: showTeamPicture(stored, team.audience, tx.pass) }
  })
}

/** The drawn one again; removing what is not there changes nothing. */
export const removeTeamPicture = (ctx: SignedIn, { id, which }: Which): Promise<Chosen> =>
  inTransaction(ctx, async (tx) => {
    const before = shownIn(await holdManaged(tx, id), which)
    if (before) {
      await save(tx, { id, which }, null)
      await removeMedia(tx, [before.mediaId])
    }
    return { picture: null }
  })

const shownIn = (team: TeamRow, which: TeamPicture): StoredPicture | null =>
  which === 'logo' ? team.team_logo : team.cover

async function save(tx: SignedIn, { id, which }: Which, stored: StoredPicture | null): Promise<void> {
  await sql`
    update teams set ${sql.ref(which)} = ${stored && JSON.stringify(stored)}::jsonb,
      ${sql.ref(`${which}_id`)} = ${stored?.mediaId ?? null}::uuid, updated_at = ${tx.now()}
    where id = ${id}::uuid`.execute(tx.db)
}
