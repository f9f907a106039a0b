import { createStore } from '../store.ts'

/** What the auth server's last "too many" said, in seconds; auth-js keeps no headers of a refusal. */
export const retryAfter = createStore(0)

/** How often it wanted a captcha, or another one. The operator may have turned it on under an open form. */
export const captchaRefusals = createStore(0)
