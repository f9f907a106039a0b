import { z } from 'zod'
import { INBOX_CATEGORIES } from './inbox-categories.ts'
import { procedure } from './procedure.ts'
import { sitePerson } from './site-people.ts'
import { registrationSettings } from './site-settings.ts'

/** A claim of the home page, as the operator wrote it: `15K+` athletes. */
const figure = z.object({ key: z.enum(['athletes', 'sports', 'countries', 'opportunities']), value: z.string() })

const testimonial = z.object({
  id: z.string(),
  quote: z.string(),
  name: z.string(),
  title: z.string(),
  sample: z.boolean(),
})

const perLanguage = z.object({ en: z.string(), es: z.string() })

/** A place where people of the operator work. */
const office = z.object({ city: perLanguage, region: perLanguage, timeZone: z.string() })

/** Who answers for the site before the law. Empty until an admin says it. */
const operator = z.object({ name: z.string().trim().max(200), address: z.string().trim().max(500) })

/** What somebody wrote about the site, elsewhere. */
const coverage = z.object({
  outlet: z.string().trim().min(1).max(100),
  title: z.string().trim().min(1).max(200),
  url: z.url({ protocol: /^https?$/ }),
  published: z.iso.date(),
  /** Of its title. */
  language: z.enum(['en', 'es']),
  /** Made up, and marked as such. */
  sample: z.boolean().default(false),
})
export type Coverage = z.infer<typeof coverage>

export const siteInfo = z.object({
  figures: z.array(figure),
  testimonials: z.array(testimonial),
  /** Empty until an admin sets them. */
  socialLinks: z.array(z.object({ network: z.string(), url: z.url() })),
  /**
   * The pair of the sign-in screen's quick access; null: it is not offered. `people`: the demo accounts are of this
   * server, or of the demo that runs in a browser.
   */
  demo: z.object({ email: z.string(), password: z.string(), people: z.enum(['here', 'browser']) }).nullable(),
  /** Whether the demo lies below /demo/, to which a demo pair leads who types it. */
  hasDemoBeside: z.boolean(),
  testAccountNote: z.boolean(),
  passwordMin: z.number().int(),
  /** What sign-ins ask for, and the public key to show it with; null: nothing. */
  captcha: z.object({ provider: z.enum(['hcaptcha', 'turnstile']), siteKey: z.string() }).nullable(),
  /**
   * After how many seconds she signs in again: not seen, and since she signed in. null: another server keeps the sessions.
   */
  sessionLimits: z
    .object({ inactivitySeconds: z.number().int(), timeboxSeconds: z.number().int().nullable() })
    .nullable(),
  /** Whom it takes, as it counts now; null: another server has the accounts, and decides. */
  registration: registrationSettings.nullable(),
  supportEmail: z.string(),
  offices: z.array(office),
  operator,
  /** Newest first. */
  coverage: z.array(coverage).max(12),
  /** Where to write to, and within how many hours an answer comes. */
  channels: z.array(z.object({ category: z.enum(INBOX_CATEGORIES), email: z.string(), hours: z.number().int() })),
  /** The version of the terms that new people accept; who accepted another one is asked again. */
  termsVersion: z.string(),
  /** The most that one uploaded file may have. */
  uploadMaxBytes: z.number().int(),
})
export type SiteInfo = z.infer<typeof siteInfo>

export const site = {
  info: procedure
    .route({
      method: 'GET',
      path: '/site',
      tags: ['Site'],
      summary: 'What the public pages and forms need to know of this installation',
    })
    .output(siteInfo),
  people: procedure
    .route({
      method: 'GET',
      path: '/site/people',
      tags: ['Site'],
      summary: 'The team behind the site, in its order, as far as its people agreed; `profile` for who may see hers',
    })
    .output(z.object({ items: z.array(sitePerson) })),
}
