import type { PersonId, SitePersonId } from '@heraia/contract/ids'
import { SITE_PEOPLE_MAX, type SitePerson } from '@heraia/contract/site-people'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { showPicture } from '../../files/picture.view.ts'
import { isLinkedFor, isSitePersonShown } from '../../visibility/site-people.ts'

interface ShownRow {
  id: string
  name: string
  title: SitePerson['title']
  words: SitePerson['words']
  sample: boolean
  picture: StoredPicture | null
  profile_id: string | null
  handle: string | null
}

/** In the operator's order. None where she entered nobody; a few dozen at most. */
export async function listSitePeople(ctx: Context): Promise<{ items: SitePerson[] }> {
  const { rows } = await sql<ShownRow>`
    select one.id, one.name, one.sample, jsonb_build_object('en', one.title_en, 'es', one.title_es) as title,
      jsonb_build_object('en', one.words_en, 'es', one.words_es) as words,
      case when one.picture_id is not null then one.picture end as picture, p.id as profile_id, p.handle
    from site_people one
      left join profiles p on p.id = one.person_id and ${isLinkedFor('p', ctx.viewer?.id ?? null)}
    where ${isSitePersonShown('one')}
    order by one.position, one.id limit ${sql.lit(SITE_PEOPLE_MAX)}`.execute(ctx.db)
  return { items: rows.map(show) }
}

const show = ({ id, name, title, words, sample, picture, profile_id, handle }: ShownRow): SitePerson => ({
  ...{ id: id as SitePersonId, name, title, words, sample },
  picture: picture && showPicture(picture, null),
  profile: profile_id === null || handle === null ? null : { id: profile_id as PersonId, handle },
})
