import type { Context } from '@heraia/server/context'
import { userByEmail } from '@heraia/server/features/accounts/auth/users.queries'
import { grantAdmin } from '@heraia/server/features/accounts/standing/grant-admin'
import { restorePerson } from '@heraia/server/features/accounts/standing/restore-person'
import { revokeAdmin } from '@heraia/server/features/accounts/standing/revoke-admin'
import { accountByEmail, listAdmins } from '@heraia/server/features/accounts/standing/standing.queries'
import { suspendPerson } from '@heraia/server/features/accounts/standing/suspend-person'
import { keyCommands, rotate } from './rotate-keys.ts'
import { sayToken } from './say-token.ts'
import { withContext } from './with-context.ts'

const BY_OPERATOR = 'By the operator'

/** What an operator can do to an account, and the sentence that says it is done. */
const acts: Record<string, { run: (ctx: Context, id: string) => Promise<unknown>; done: string }> = {
  grant: { run: grantAdmin, done: 'is an admin now' },
  revoke: { run: revokeAdmin, done: 'is no longer an admin' },
  suspend: {
    run: (ctx, id) => suspendPerson(ctx, id, BY_OPERATOR),
    done: 'is suspended: signed out, and seen nowhere',
  },
  restore: { run: (ctx, id) => restorePerson(ctx, id, BY_OPERATOR), done: 'can use her account again' },
}

/** npm run admin -- list | grant EMAIL | … | keys … | token DAYS. Resolves to the exit code. */
export async function adminCommand([name = '', email = '', key = '']: readonly string[]): Promise<number> {
  if (name === 'list') {
    const admins = await withContext((ctx) => listAdmins(ctx.db))
    console.log(admins.map((admin) => `${admin.email}  ${admin.name}`).join('\n') || 'No admins yet.')
    return 0
  }
  if (name === 'token') return sayToken(email)
  if (name === 'keys') return rotate(email, key)
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act || !email) {
    console.log(
      ['list', ...Object.keys(acts).map((each) => `${each} EMAIL`), ...keyCommands, 'token DAYS']
        .map((each) => `npm run admin -- ${each}`)
        .join('\n'),
    )
    return 1
  }
  return withContext(async (ctx) => {
    const account = await accountByEmail(ctx.db, email)
    if (!account) {
      const hasBegun = await userByEmail(ctx.db, email.trim().toLowerCase())
      console.log(
        hasBegun
          ? `${email} has an account, and has not said yet who she is: she signs in, and is asked.`
          : `There is no person with the address ${email}.`,
      )
      return 1
    }
    await act.run(ctx, account.id)
    console.log(`${account.email} ${act.done}.`)
    return 0
  })
}
