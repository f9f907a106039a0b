import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { authLimits } from '@heraia/server/features/accounts/auth/auth-limits'
import { keysOfSettings } from '@heraia/server/features/accounts/tokens/signing-keys'
import { z } from 'zod'

const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

/** `+34600000001=123456,+34600000002=654321`: six digits, as every code has and every field takes. */
export const readTestOtp = z.string().transform((text, ctx): Record<string, string> => {
  const pairs = listOf(text).map((pair) => /^\+?([1-9][0-9]{1,14})=([0-9]{6})$/.exec(pair))
  if (pairs.every((pair) => pair !== null)) return Object.fromEntries(pairs.map(([, phone, code]) => [phone, code]))
  ctx.addIssue({ code: 'custom', message: 'write +34600000001=123456, six digits each, with commas between' })
  return z.NEVER
})

const A_TOKEN = Buffer.from('a token')

/** Judged at the start: a key that cannot sign, or signs what it does not verify, would be found by whoever signs in first. */
export const readSigningKeys = z.string().superRefine((json, ctx) => {
  try {
    for (const { jwk } of keysOfSettings(json)) {
      const { d, ...open } = jwk
      const publicKey = createPublicKey({ key: open, format: 'jwk' })
      if (d && !verify(null, A_TOKEN, publicKey, sign(null, A_TOKEN, createPrivateKey({ key: jwk, format: 'jwk' }))))
        throw new Error(`the private part (d) of "${jwk.kid}" belongs to another key than its public part (x, y)`)
    }
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
  }
})

export const readRedirectUrls = z
  .string()
  .transform(listOf)
  .refine(
    (urls) => urls.every((url) => /^[a-z][a-z0-9+.-]*:\/\//i.test(url)),
    'write https://app.example/**, with commas between',
  )

/** `ethereum,solana` */
export const readWeb3 = z.string().transform((text, ctx) => {
  const words = /^(on|true|1)$/.test(text) ? ['ethereum', 'solana'] : /^(off|false|0)$/.test(text) ? [] : listOf(text)
  if (words.some((word) => word !== 'ethereum' && word !== 'solana')) {
    ctx.addIssue({ code: 'custom', message: 'write ethereum, solana, on or off' })
  }
  return { ethereum: words.includes('ethereum'), solana: words.includes('solana') }
})

/** AUTH_RATE_SIGN_UP=60: how many within the window of the limit `signUp`. `wrong`: a line for each that is none. */
export function readRates(environment: Record<string, string | undefined>) {
  const rates: Record<string, number> = {}
  const wrong: string[] = []
  const buckets = new Map(Object.keys(authLimits).map((bucket) => [rateName(bucket), bucket]))
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('AUTH_RATE_')) continue
    const bucket = buckets.get(name)
    const points = Number(value)
    if (!bucket) wrong.push(`${name}: there is no such limit, only ${[...buckets.keys()].join(', ')}`)
    else if (Number.isFinite(points) && points > 0) rates[bucket] = points
    else wrong.push(`${name}: write a number above 0`)
  }
  return { rates, wrong }
}

const rateName = (bucket: string): string =>
  `AUTH_RATE_${bucket.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
