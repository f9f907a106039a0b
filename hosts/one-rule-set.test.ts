import { expect, test } from 'vitest'
import { readSources } from './test/read-imports.ts'

/** The states of an account (`profiles.state`); what else has a state has others. */
const STATES = "'(?:active|suspended|leaving|closed|deleted)'"
const COMPARES = String.raw`(?:=(?!=)|<>|!=|(?:not )?in\b|is (?:not )?distinct from)`

/** In SQL, written out or by Kysely. */
const ofTheRules = [
  new RegExp(String.raw`\bstate\s*${COMPARES}[\s(]*${STATES}`),
  new RegExp(String.raw`'(?:\w+\.)?state', '(?:=|<>|!=|in|not in)', \[?${STATES}`),
  new RegExp(String.raw`\bprofile_visibility'?,?\s*'?${COMPARES}`),
  /\b(?:from|join|into|update)\s+(?:blocks|mutes|restrictions)\b/,
  /(?:\.table|From|Into|Join|updateTable)\('(?:blocks|mutes|restrictions)\b/,
]

/** What writes these, shows her own to her, or moves an account from one state to another (0015). */
const acts = [
  'features/profiles/block-person.ts',
  'features/profiles/mute-person.ts',
  'features/profiles/restrict-person.ts',
  'features/profiles/list-silenced.ts',
  'features/profiles/find-blocked.ts',
  // Writes a block, for the moment in which she looks at her profile as who is blocked.
  'features/settings/stand-in.ts',
  'features/accounts/joining/let-in.ts',
  'features/accounts/deletion/empty-profile.ts',
  'features/accounts/deletion/keep.ts',
  // No account may be left without an admin.
  'features/accounts/standing/standing.queries.ts',
]

test('who sees whom is asked of server/src/visibility: nothing else compares states, blocks, mutes, restrictions or private accounts', () => {
  const others = readSources('server').filter(
    ({ path }) => !path.endsWith('.test.ts') && !path.startsWith('server/src/visibility/'),
  )
  const comparing = others.filter(({ code }) => ofTheRules.some((rule) => rule.test(code)))
  expect(comparing.map(({ path }) => path.replace('server/src/', '')).sort()).toEqual(acts.toSorted())
})
