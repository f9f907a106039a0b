import type { Context } from '../../../../../context.ts'

/**
 * Of an address and a password that came together: who signs up with both and then signs in reads the same whether the
 * address was free, waits or is a member's. Slow to make, for it may be of the very password of a member.
 *
 * @param name email in small letters, or the digits of a phone
 */
export const digestOfTry = ({ ports }: Context, name: string, password: string): Promise<string> =>
  ports.passwords.digest(password, `sign-up ${name}`)
