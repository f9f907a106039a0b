import { type Context, inTransaction } from '../../../../context.ts'
import { tellOfLostWay } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { opensNothing } from '../identities/opens-nothing.ts'
import { isUuid } from '../is-uuid.ts'
import { passkeysOf, showPasskey } from '../passkeys/passkeys.queries.ts'
import { whoMayManage } from '../passkeys/who-may-manage.ts'
import { stillSignedIn } from '../still-signed-in.ts'
import { identitiesOf } from '../users.queries.ts'

/** As the official client documents it. */
const LONGEST_NAME = 120

const notFound = () => new AuthError(404, 'passkey_not_found', 'There is no such passkey')

function idOf({ params }: AuthRequest): string {
  const { id = '' } = params
  if (!isUuid(id)) throw notFound()
  return id
}

export async function listPasskeys(request: AuthRequest): Promise<Response> {
  const { user } = await whoMayManage(request, 'list')
  return Response.json((await passkeysOf(request.ctx.db, user.id)).map(showPasskey))
}

export async function renamePasskey(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await whoMayManage(request, 'rename')
  const name = textOf(body, 'friendly_name').trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw invalid(`friendly_name must have 1 to ${LONGEST_NAME} characters`)
  const id = idOf(request)
  const renamed = await inTransaction(ctx, async (tx) => {
    const { user } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
    const passkey = await tx.db
      .updateTable('passkeys')
      .set({ friendly_name: name, updated_at: tx.now() })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst()
    if (!passkey) throw notFound()
    await writeAudit(tx, { action: 'passkey.renamed', actorId: user.id, subjectId: user.id })
    return passkey
  })
  return Response.json(showPasskey(renamed))
}

export async function deletePasskey(request: AuthRequest): Promise<Response> {
  const { ctx } = request
  const bearer = await whoMayManage(request, 'delete')
  const id = idOf(request)
  await inTransaction(ctx, (tx) => remove(tx, bearer, id))
  return new Response(null, { status: 204 })
}

/** One way in that is open here stays, as where she unlinks one, which may happen at the same moment. */
async function remove(tx: Context, bearer: Bearer, id: string): Promise<void> {
  const { user } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
  const deleted = await tx.db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound()
  if (await opensNothing(tx, user, await identitiesOf(tx.db, user.id))) {
    const text = 'User must have at least 1 way to sign in after deleting this passkey'
    throw new AuthError(422, 'single_identity_not_deletable', text)
  }
  await writeAudit(tx, { action: 'passkey.removed', actorId: user.id, subjectId: user.id })
  await tellOfLostWay(tx, user, 'passkey')
}
