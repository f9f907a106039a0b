import { authLimits } from '@heraia/server/features/accounts/auth/auth-limits'
import { z } from 'zod'

const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

/** `+34600000001=123456,+34600000002=654321` */
export const readTestOtp = z.string().transform((text, ctx): Record<string, string> => {
  const pairs = listOf(text).map((pair) => /^\+?([1-9][0-9]{1,14})=([0-9]{6,10})$/.exec(pair))
  if (pairs.every((pair) => pair !== null)) return Object.fromEntries(pairs.map(([, phone, code]) => [phone, code]))
  ctx.addIssue({ code: 'custom', message: 'write +34600000001=123456, with commas between' })
  return z.NEVER
})

export const readRedirectUrls = z.string().transform(listOf)

/** `ethereum,solana` */
export const readWeb3 = z.string().transform((text, ctx) => {
  const words = /^(on|true|1)$/.test(text) ? ['ethereum', 'solana'] : /^(off|false|0)$/.test(text) ? [] : listOf(text)
  if (words.some((word) => word !== 'ethereum' && word !== 'solana')) {
    ctx.addIssue({ code: 'custom', message: 'write ethereum, solana, on or off' })
  }
  return { ethereum: words.includes('ethereum'), solana: words.includes('solana') }
})

/** AUTH_RATE_SIGN_UP=60: how many within the window of the limit `signUp`. */
export function readRates(environment: Record<string, string | undefined>): Record<string, number> {
  const given = Object.keys(authLimits).flatMap((bucket) => {
    const name = `AUTH_RATE_${bucket.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
    const points = Number(environment[name])
    return Number.isFinite(points) && points > 0 ? [[bucket, points] as const] : []
  })
  return Object.fromEntries(given)
}
