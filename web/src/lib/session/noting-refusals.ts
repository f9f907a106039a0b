import { captchaRefusals, retryAfter } from './auth-refusals.ts'
import { codeOf } from './code-of.ts'

const USUAL_SECONDS = 60

/** auth-js forgets the status of what it cannot read: of a proxy's page only that it is too many goes on to it. */
export const notingRefusals =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status === 400 && (await codeOf(response)) === 'captcha_failed')
      captchaRefusals.set(captchaRefusals.get() + 1)
    if (response.status !== 429) return response
    retryAfter.set(Number(response.headers.get('retry-after')) || USUAL_SECONDS)
    return response.headers.get('content-type')?.includes('json') ? response : new Response('{}', { status: 429 })
  }
