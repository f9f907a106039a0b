import { expect, test, vi } from 'vitest'
import { drawn, wordsOf } from '../../../lib/drawn-for-tests.tsx'
import { EditorFields } from './editor-fields.tsx'
import { type InformationForm, NETWORKS } from './information-form.ts'
import { LENGTHS, WORDS_MAX } from './information-limits.ts'

const links = Object.fromEntries(NETWORKS.map((network) => [network, ''])) as InformationForm['links']
const empty: InformationForm = {
  ...{ name: 'Mira', handle: 'mira', bio: '', location: '', nationality: '', dateOfBirth: '', height: '', weight: '' },
  ...{ phone: '', sport: '', position: '', experience: '', club: '', coach: '', availability: '' },
  ...{ specialties: [], languages: [], links },
}
const fields = (form: Partial<InformationForm>, errors = {}, part: 'achievements' | 'personal' = 'achievements') =>
  drawn(
    <EditorFields
      editor={{ form: { ...empty, ...form }, errors, change: () => undefined }}
      part={part}
      email="mira@heraia.example"
    />,
  )

test('what she pastes stands in the boxes in full, with what is too much beside it, and each box still takes letters', async () => {
  const club = 'a'.repeat(LENGTHS.club + 3)
  const specialties = Array.from({ length: WORDS_MAX + 2 }, (_, at) => `word ${at}`)
  const html = await fields({ club, specialties })
  expect(html).toContain(`value="${club}"`)
  expect(html.match(/Remove word \d+/g)).toContain(`Remove word ${WORDS_MAX + 1}`)
  expect(html).not.toMatch(/maxLength|disabled=""/i)
  const words = wordsOf(html)
  for (const said of ['This is too long', `${club.length}/${LENGTHS.club}`, 'There are too many: take some away']) {
    expect(words).toContain(said)
  }
})

test('once she has shortened it nothing is said any more, whatever the last answer was', async () => {
  const refused = { club: 'too_long', specialties: 'too_many', coach: 'invalid_characters' }
  const words = wordsOf(await fields({ club: 'Mataró' }, refused))
  expect(words).not.toMatch(/too long|too many/)
  expect(words).toContain('It has characters that cannot be saved')
})

test('what only the server measures is said where it is wrong', async () => {
  // The editor is drawn in a browser alone.
  vi.stubGlobal('location', { host: 'heraia.example' })
  const words = wordsOf(await fields({}, { 'links.website': 'too_long' }, 'personal'))
  vi.unstubAllGlobals()
  expect(words).toContain('This is too long')
})
