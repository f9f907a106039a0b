import { createStore } from '../store.ts'
import { codeOf } from './code-of.ts'

/** How often the auth server wanted a captcha, or another one. The operator may have turned it on under an open form. */
export const captchaRefusals = createStore(0)

export const notingCaptcha =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (answer.status === 400 && (await codeOf(answer)) === 'captcha_failed')
      captchaRefusals.set(captchaRefusals.get() + 1)
    return answer
  }
