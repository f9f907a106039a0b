import type { Me } from '@heraia/contract/accounts'
import type { PersonId } from '@heraia/contract/ids'
import { isUuid } from '@heraia/contract/is-uuid'
import type { SocialLinks } from '@heraia/contract/links'
import type { EditableProfile, PersonalInformation } from '@heraia/contract/profiles'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
import { searchColumns } from '../../search-columns.ts'
import { isReserved } from '../accounts/profile/handle.ts'
import { keepSportAndPlace } from '../accounts/profile/keep-sport-and-place.ts'
import { readMe } from '../accounts/read-me.ts'
import { isTooYoung, mayChangeBirthDate, mustBePossible } from './birth-date.policy.ts'
import { closeUnderThirteen } from './close-under-thirteen.ts'
import { keepFormerHandle } from './links/keep-former-handle.ts'
import { planLinkChecks } from './links/plan-link-checks.ts'
import { readEditableProfile } from './read-editable-profile.ts'
import { sameLinks, showLinks } from './social-links.view.ts'

interface Save {
  version: number
  information: PersonalInformation
}

interface Saved {
  profile: EditableProfile
  me: Me
}

/** Saves the editor's first tab, if nobody saved it since it was loaded. */
export async function saveProfile(ctx: SignedIn, save: Save): Promise<Saved> {
  mustBePossible(save.information.dateOfBirth, ctx.now())
  const saved = await inTransaction(ctx, async (tx) => {
    const before = await lockOwn(tx)
    if (before.version !== save.version) throw conflict('edited_elsewhere', 'It was saved somewhere else meanwhile.')
    mayTakeHandle(before.handle, save.information.handle)
    mayChangeBirthDate(before.date_of_birth, save.information.dateOfBirth, tx.now())
    if (isTooYoung(save.information.dateOfBirth, tx.now())) return closeUnderThirteen(tx)
    await update(tx, save.information, before.social_links)
    const links = { before: showLinks(before.social_links), after: save.information.links }
    await planLinkChecks(tx, tx.viewer.id, links)
    if (before.handle !== save.information.handle) await keepFormerHandle(tx, before.handle)
    await tellEverybody(tx, tx.viewer.id)
    return { profile: await readEditableProfile(tx), me: await readMe(tx) }
  }).catch(refuseTakenHandle)
  // Refused only now, for the closing must be stored.
  if (!saved) throw forbidden('under_thirteen', 'This account is closed: people must be at least 13.')
  return saved
}

const lockOwn = (tx: SignedIn) =>
  tx.db
    .selectFrom('profiles')
    .select(['version', 'handle', 'date_of_birth', 'social_links'])
    .where('id', '=', tx.viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

async function update(
  tx: SignedIn,
  information: PersonalInformation,
  linksBefore: Partial<SocialLinks>,
): Promise<void> {
  const { dateOfBirth, height, weight, links, specialties, languages, ...same } = information
  const columns = searchColumns(same)
  await keepSportAndPlace(tx, columns)
  await tx.db
    .updateTable('profiles')
    .set((eb) => ({
      ...same,
      bio: same.bio || null,
      date_of_birth: dateOfBirth,
      height_cm: height,
      weight_kg: weight,
      specialties: [...new Set(specialties)],
      languages: [...new Set(languages)],
      social_links: JSON.stringify(links),
      ...columns,
      version: eb('version', '+', 1),
      // Links stand in the settings too.
      ...(sameLinks(showLinks(linksBefore), links) ? {} : { settings_version: eb('settings_version', '+', 1) }),
      updated_at: tx.now(),
    }))
    .where('id', '=', tx.viewer.id)
    .execute()
}

async function tellEverybody(tx: SignedIn, personId: PersonId): Promise<void> {
  await tell(tx, [personId], 'profile.changed', { personId })
  await announce(tx, 'profile.changed', { personId })
}

/** An id in an address is an id, and some names would seem to speak for the house. */
function mayTakeHandle(before: string, after: string): void {
  if (after === before) return
  if (isUuid(after)) throw invalidField('information.handle', 'invalid_handle', 'This looks like an id.')
  if (isReserved(after)) throw invalidField('information.handle', 'taken', 'This handle is kept for the house.')
}

function refuseTakenHandle(error: unknown): never {
  const isTaken =
    error instanceof Error && 'code' in error && error.code === '23505' && error.message.includes('profiles_handle_key')
  throw isTaken ? invalidField('information.handle', 'taken', 'Somebody else has this handle.') : error
}
