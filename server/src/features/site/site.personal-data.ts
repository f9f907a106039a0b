import { emptied, type PersonReferences, rows } from '../../personal-data/reference.ts'

/** What the operator says of who works for her stays where it is; it leads to nobody any more. */
export const sitePersonalData: PersonReferences = {
  'site_people.person_id': { atTheEnd: emptied({ person_id: null }), inArchive: rows('picture', 'picture_id') },
}
