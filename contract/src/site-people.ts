import { z } from 'zod'
import { MediaId, PersonId, SitePersonId } from './ids.ts'
import { ALT_MAX, crop } from './media.ts'
import { time } from './paging.ts'
import { picture } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** Somebody of the team behind the site, as the About page shows her. */

export const SITE_PEOPLE_MAX = 60
export const SITE_PERSON_NAME_MAX = 100
export const SITE_PERSON_WORDS_MAX = 600

const title = text({ min: 1, max: SITE_PERSON_NAME_MAX })
const words = text({ max: SITE_PERSON_WORDS_MAX })
const perLanguage = z.object({ en: z.string(), es: z.string() })

/** Where her profile lies, for who may see it. */
const linkedProfile = z.object({ id: PersonId, handle: z.string() })

const said = {
  name: z.string(),
  /** What she does there. */
  title: perLanguage,
  /** A few lines; empty where there are none in that language. */
  words: perLanguage,
  /** Made up, and marked as such wherever it is shown. */
  sample: z.boolean(),
  picture: picture.nullable(),
}

export const sitePerson = z.object({ id: SitePersonId, ...said, profile: linkedProfile.nullable() })
export type SitePerson = z.infer<typeof sitePerson>

/** Everybody whom the operator entered. Shown are those who agreed and are not hidden. */
const managedSitePerson = z.object({
  id: SitePersonId,
  ...said,
  hidden: z.boolean(),
  /** Whoever the viewer is; `isShown`: people who are signed in are led there now. */
  profile: linkedProfile.extend({ name: z.string(), isShown: z.boolean() }).nullable(),
  consentedAt: time.nullable(),
  createdAt: time,
})
export type ManagedSitePerson = z.infer<typeof managedSitePerson>

const draft = z.strictObject({
  name: text({ min: 1, max: SITE_PERSON_NAME_MAX }),
  title: z.strictObject({ en: title, es: title }),
  words: z.strictObject({ en: words, es: words }),
  /** Her profile here; null: none, or she wants no link. */
  personId: PersonId.nullable(),
  sample: z.boolean(),
  hidden: z.boolean(),
  /** To be shown with her name, her picture and the link. */
  consented: z.boolean(),
})
export type SitePersonDraft = z.infer<typeof draft>

const tags = ['Admin']
const one = z.strictObject({ id: SitePersonId })
const all = z.object({ items: z.array(managedSitePerson) })
const ownPicture = z.object({ picture: picture.nullable() })

/** Part of the admin's procedures. */
export const managedSitePeople = {
  sitePeople: procedure
    .route({ method: 'GET', path: '/admin/site-people', tags, summary: 'The people of the About page, in their order' })
    .output(all),
  saveSitePerson: procedure
    .route({
      method: 'PUT',
      path: '/admin/site-people/{id}',
      tags,
      summary: 'Add somebody at the end, or change her; the client makes the id. Shown only where she agreed',
    })
    .input(
      draft.extend({
        id: SitePersonId,
        /** How it stood when she read it: 409 `edited_elsewhere` where that is not so any more. null: it is new. */
        was: draft.nullable(),
      }),
    )
    .output(managedSitePerson),
  moveSitePerson: procedure
    .route({
      method: 'POST',
      path: '/admin/site-people/{id}/place',
      tags,
      summary: 'Change her place with her neighbour’s',
    })
    .input(one.extend({ to: z.enum(['earlier', 'later']) }))
    .output(all),
  setSitePersonPicture: procedure
    .route({ method: 'PUT', path: '/admin/site-people/{id}/picture', tags, summary: 'Her picture, cut as a portrait' })
    .input(one.extend({ mediaId: MediaId, crop, alt: text({ max: ALT_MAX }) }))
    .output(ownPicture),
  removeSitePersonPicture: procedure
    .route({ method: 'DELETE', path: '/admin/site-people/{id}/picture', tags, summary: 'No picture of her any more' })
    .input(one)
    .output(ownPicture),
  removeSitePerson: procedure
    .route({ method: 'DELETE', path: '/admin/site-people/{id}', tags, summary: 'Delete her, with her picture' })
    .input(one)
    .output(one),
}
