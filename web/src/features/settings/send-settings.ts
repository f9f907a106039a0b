import type { ProfileSettings } from '@heraia/contract/settings'
import { client } from '../../lib/api.ts'
import { failureOf } from '../../lib/errors.ts'
import { contested, type Edits, type Leaf, toForm, toSettings, withEdits } from './settings-edits.ts'

/** Both tabs changed these to something else: she says which one stays. */
export class Contested extends Error {
  readonly leaves: Leaf[]
  constructor(leaves: Leaf[]) {
    super('Changed here and somewhere else.')
    this.leaves = leaves
  }
}

const ATTEMPTS = 3

/** Saves her changes over the newest there is. `hers`: also where somebody changed the same. */
export async function sendSettings(
  loaded: ProfileSettings,
  { edits, tried, hers }: { edits: Edits; tried: readonly Edits[]; hers: boolean },
) {
  let newest = loaded
  for (let attempt = 1; ; attempt++) {
    const saved = toForm(newest)
    const clash = contested(saved, edits, tried)
    if (clash.length > 0 && !hers) throw new Contested(clash)
    try {
      return await client.settings.save(toSettings(newest.version, withEdits(saved, edits)))
    } catch (error) {
      if (failureOf(error).reason !== 'edited_elsewhere' || attempt === ATTEMPTS) throw error
      newest = await client.settings.get()
    }
  }
}
