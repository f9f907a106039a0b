import type { Captcha, FactorJudge, Metrics, PushSender, Saml, SmsSender } from '@heraia/server/ports'

const notHere = async (): Promise<never> => {
  throw new Error('This needs a server; in a browser it is switched off.')
}

/** Organisations' directories: `settings.auth.saml` is off. */
export const noSaml: Saml = { describe: notHere, readDirectory: notHere, signInUrl: notHere, readAnswer: notHere }

/** `settings.auth.phone` is off. */
export const noSms: SmsSender = { send: notHere }

/** `settings.pushServices` is empty: no browser may ask for pushes. */
export const noPush: PushSender = { send: async () => 'gone' }

/** `settings.auth.captcha` is null: nobody is asked. */
export const noCaptcha: Captcha = { isSolved: async () => true }

/** There is no operator. */
export const noFactorJudge: FactorJudge = { judge: async () => ({ isRejected: false, message: '' }) }

/** Nobody reads them. */
export const noMetrics: Metrics = {
  count: () => {},
  observe: () => {},
  gauge: () => {},
  render: async () => '',
}
