import type { Context } from '../../../context.ts'
import { type Invited, TRUSTED } from '../invitations/may-register.ts'
import { readRegistrationMode } from '../invitations/registration-mode.ts'

/** An admin looks at whoever registers now, but for whom the operator, or an organisation that she set up, brings. */
export const asksToJoin = async (ctx: Context, invited: Invited): Promise<boolean> =>
  invited !== TRUSTED && (await readRegistrationMode(ctx)).mode === 'approval'
