import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { PushKeys } from '../../../ports.ts'

/** Made by whoever needs them first, and the same from then on: browsers subscribe with the public one. */
export async function readPushKeys(ctx: Context): Promise<PushKeys> {
  return (await findKeys(ctx)) ?? (await makeKeys(ctx))
}

async function findKeys(ctx: Context): Promise<PushKeys | undefined> {
  const row = await ctx.db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}

async function makeKeys(ctx: Context): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  await sql`insert into push_keys (public_key, private_key, created_at)
    values (${uncompressed(x, y)}, ${d}, ${ctx.now()}) on conflict do nothing`.execute(ctx.db)
  return findKeys(ctx).then((keys) => keys ?? Promise.reject(new Error('The push keys are not there')))
}

/** A point of the curve as push services want it: 4, x, y. */
const uncompressed = (x: string, y: string): string => toBase64url(`\u0004${fromBase64url(x)}${fromBase64url(y)}`)

const fromBase64url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

const toBase64url = (binary: string): string =>
  btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
