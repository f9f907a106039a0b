import type { Captcha } from '@heraia/server/ports'
import { z } from 'zod'

export interface CaptchaSettings {
  provider: 'hcaptcha' | 'turnstile'
  secret: string
  /** null: the provider's own address. */
  url: string | null
}

const ADDRESSES = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

const answer = z.object({ success: z.boolean() })

/** Both providers speak the same call. One that does not answer lets nobody in: that is what it is for. */
export function captcha(settings: CaptchaSettings | null): Captcha {
  if (!settings) return { isSolved: async () => true }
  const { provider, secret, url } = settings
  return {
    isSolved: async (token, address) => {
      const response = await fetch(url ?? ADDRESSES[provider], {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null)
      const read = answer.safeParse(response?.ok ? await response.json().catch(() => null) : null)
      return read.success && read.data.success
    },
  }
}
