import { z } from 'zod'

/** An entry of an `amr` claim: how she proved who she is, and when, in seconds. */
const way = z.looseObject({ method: z.string(), timestamp: z.number(), provider: z.string().optional() })
export type Way = z.infer<typeof way>

/** Newest first, as the claim has them. */
export const waysIn = (amr: readonly unknown[]): Way[] => amr.flatMap((one) => way.safeParse(one).data ?? [])

export const isSecond = ({ method }: Way): boolean => method === 'totp' || method.startsWith('mfa/')
