import type { Db } from '@heraia/database/db'
import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { makeSiteSettings } from '@heraia/database/world/make-site-settings'
import { saveWorld } from '@heraia/database/world/save-world'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import type { PasswordHasher } from '@heraia/server/ports'
import { madeWorld } from '../../made-world.ts'

export type SamplesAnswer = { added: number } | { refused: 'samples_there' | 'people_there' }

/**
 * Fills a database with the made-up world and notes that it has. Refuses where samples are already, and where people
 * are, unless `besidePeople`.
 */
export async function addSamples(
  db: Db,
  passwords: PasswordHasher,
  options: { now: Date; besidePeople: boolean },
): Promise<SamplesAnswer> {
  if (await isSampled(db)) return { refused: 'samples_there' }
  const handles = (await db.selectFrom('profiles').select('handle').execute()).map(({ handle }) => handle)
  if (handles.length > 0 && !options.besidePeople) return { refused: 'people_there' }
  const isSet = new Set((await db.selectFrom('site_settings').select('key').execute()).map(({ key }) => key))
  const world = madeWorld(options.now, await passwords.hash(DEMO_PAIR.password), new Set(handles))
  await saveWorld(db, {
    ...world,
    site_settings: makeSiteSettings(options.now).filter(({ key }) => !isSet.has(key)),
  })
  return { added: world.profiles?.length ?? 0 }
}

/** By its note, or by an account that only samples make. */
async function isSampled(db: Db): Promise<boolean> {
  const note = db.selectFrom('site_settings').select('key').where('key', '=', 'samples')
  const account = db.selectFrom('users').select('id').where('email', 'in', Object.values(DEMO_EMAILS)).limit(1)
  return (await note.executeTakeFirst()) !== undefined || (await account.executeTakeFirst()) !== undefined
}
