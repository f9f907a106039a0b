import { z } from 'zod'

/** An entry of an `amr` claim: how she proved who she is, and when, in seconds. */
const way = z.looseObject({ method: z.string(), timestamp: z.number(), provider: z.string().optional() })
export type Way = z.infer<typeof way>

/** Newest first, as the claim has them. */
export const waysIn = (amr: readonly unknown[]): Way[] => amr.flatMap((one) => way.safeParse(one).data ?? [])

export const isSecond = ({ method }: Way): boolean => method === 'totp' || method.startsWith('mfa/')

/** What the `amr` of a session says that a change of phone began, beside `otp`. */
export const PHONE_CHANGE = 'phone_change'

/**
 * It shows that the new address or phone is of who asked for the change, perhaps in a browser that was left open. Where that
 * session lives, this one has its ways beside this, and is as fresh as they are; where not, it is fresh in nothing.
 */
const isChange = ({ method, provider }: Way): boolean => method === 'email_change' || provider === PHONE_CHANGE

export const isByMail = (way: Way): boolean => ['recovery', 'otp', 'magiclink'].includes(way.method) && !isChange(way)

/** What was shown before the first change; all of it where there was none. What was shown since may be what was added here. */
export const beforeChanges = (ways: readonly Way[]): Way[] => ways.slice(ways.findLastIndex(isChange) + 1)
