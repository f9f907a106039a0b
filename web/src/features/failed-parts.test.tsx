import type { PersonId } from '@heraia/contract/ids'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { drawn, wordsOf } from '../lib/drawn-for-tests.tsx'
import { AchievementSection } from './achievements/achievement-section.tsx'
import { CategoryFacet } from './marketplace/search/category-facet.tsx'
import { Channels } from './pages/slots/channels.tsx'
import { Coverage } from './pages/slots/coverage.tsx'
import { Figures } from './pages/slots/figures.tsx'
import { Offices } from './pages/slots/offices.tsx'
import { KnownOperator, Operator } from './pages/slots/operator.tsx'
import { PressContacts } from './pages/slots/press-contacts.tsx'
import { useSitePeople } from './pages/slots/site-people.tsx'
import { Stories } from './pages/slots/stories.tsx'
import { ThirdParties } from './pages/slots/third-parties.tsx'
import { SupportAddress } from './pages/support-address.tsx'
import { ComparisonSwitch } from './results/comparison/comparison-switch.tsx'

const SitePeople = () => useSitePeople()

/** Parts of screens that are made of one answer. */
const parts: [name: string, part: ReactNode][] = [
  ['the stories', <Stories key="" />],
  ['the team', <SitePeople key="" />],
  ['the ways to write', <Channels key="" />],
  ['the offices', <Offices key="" />],
  ['what others wrote', <Coverage key="" />],
  ['the figures', <Figures key="" />],
  ['the operator', <Operator key="" />],
  ['the operator, if known', <KnownOperator key="" />],
  ['whom her browser talks to', <ThirdParties key="" />],
  ['where to write', <SupportAddress key="" />],
  ['the press', <PressContacts key="" />],
  ['the shelves of the market', <CategoryFacet key="" search={{}} onChange={() => undefined} />],
  ['whether others compare themselves with her', <ComparisonSwitch key="" />],
]

describe('a part that could not be loaded never looks like one that is empty', () => {
  test.each(parts)('%s', async (_, part) => {
    expect(wordsOf(await drawn(part, { answered: 'failed' }))).toContain('Retry')
    expect(wordsOf(await drawn(part))).not.toContain('Retry')
  })
})

test('until it is known whether there are stories, nobody is asked to tell the first one', async () => {
  expect(wordsOf(await drawn(<Stories />))).toBe('')
  expect(wordsOf(await drawn(<Stories />, { site: { testimonials: [] } }))).not.toBe('')
})

test('where the operator entered nobody there is no team', async () => {
  expect(await drawn(<SitePeople />, { answered: 'nothing' })).toBe(await drawn(null))
})

test('where nobody could count what somebody has won, the section is not missing as if there were nothing', async () => {
  const section = <AchievementSection personId={'1' as PersonId} isOwn={false} />
  expect(wordsOf(await drawn(section))).toBe('')
  expect(wordsOf(await drawn(section, { answered: 'failed' }))).toContain('Achievements')
})
