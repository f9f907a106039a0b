import type { SitePersonId } from '@heraia/contract/ids'
import { type ManagedSitePerson, SITE_PEOPLE_MAX, type SitePersonDraft } from '@heraia/contract/site-people'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, invalidField, notFound } from '../../../refused.ts'
import { ANY_MEMBER, isFound } from '../../../visibility/people.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { findManaged, holdSitePeople, type ManagedRow } from './site-people.queries.ts'
import { showManaged } from './site-person.view.ts'

type Saved = SitePersonDraft & { id: SitePersonId; was: SitePersonDraft | null }

/**
 * Adds somebody at the end, or changes what is said of her. When she agreed is kept from the first time on, and again when
 * she agrees anew. Whom somebody else deleted, or a consent that was taken back, does not come back with what was open.
 */
export const saveSitePerson = (ctx: SignedIn, { id, was, ...said }: Saved): Promise<ManagedSitePerson> =>
  inTransaction(ctx, async (tx) => {
    await holdSitePeople(tx)
    const before = await findManaged(tx, id)
    if (was && !before) throw notFound('site_person')
    if (before && isAt(before, said)) return showManaged(before, tx.pass)
    if (before && !(was && isAt(before, was))) {
      throw conflict('edited_elsewhere', 'Somebody else changed it meanwhile.')
    }
    if (said.personId !== null && said.personId !== before?.person_id) await mayBeLinked(tx, said.personId)
    const row = {
      ...{ name: said.name, title_en: said.title.en, title_es: said.title.es, person_id: said.personId },
      ...{ words_en: said.words.en, words_es: said.words.es, sample: said.sample, hidden: said.hidden },
      consented_at: said.consented ? (before?.consented_at ?? tx.now()) : null,
    }
    if (before) await tx.db.updateTable('site_people').set(row).where('id', '=', id).execute()
    else {
      const place = { id, position: await nextPlace(tx), created_at: tx.now() }
      await tx.db
        .insertInto('site_people')
        .values({ ...row, ...place, picture: null, picture_id: null })
        .execute()
    }
    await writeAudit(tx, { action: 'site_person.saved', actorId: tx.viewer.id, subjectId: id })
    const saved = await findManaged(tx, id)
    if (!saved) throw notFound('site_person')
    return showManaged(saved, tx.pass)
  })

const isAt = (row: ManagedRow, said: SitePersonDraft): boolean =>
  row.name === said.name &&
  row.title_en === said.title.en &&
  row.title_es === said.title.es &&
  row.words_en === said.words.en &&
  row.words_es === said.words.es &&
  row.person_id === said.personId &&
  row.sample === said.sample &&
  row.hidden === said.hidden &&
  (row.consented_at !== null) === said.consented

/** Nobody is linked whom no search finds: a minor, or who does not want to be found. */
async function mayBeLinked(tx: SignedIn, personId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from profiles p where p.id = ${personId}::uuid and ${isFound('p', ANY_MEMBER)}`.execute(tx.db)
  if (rows.length === 0) throw invalidField('personId', 'unknown_person', 'There is no such profile.')
}

async function nextPlace(tx: SignedIn): Promise<number> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(position), 0) as last from site_people`.execute(tx.db)
  const { count = 0, last = 0 } = rows[0] ?? {}
  if (count >= SITE_PEOPLE_MAX) throw conflict('too_many', 'Delete one first.')
  return last + 1
}
