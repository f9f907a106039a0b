import { api, client } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { safetyTexts } from '../accounts/settings-texts.ts'
import { SilencedRow, SilencedSection } from './silenced-section.tsx'

/** Whom she restricted, each with the way back. */
export function RestrictedPeople() {
  const texts = useTexts(safetyTexts)
  const list = useInfiniteList(api.profiles.restricted.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  return (
    <SilencedSection
      title={texts.restrictedTitle}
      lead={texts.restrictedLead}
      empty={texts.restrictedEmpty}
      list={list}
    >
      {(person) => (
        <SilencedRow
          key={person.id}
          person={person}
          label={texts.unrestrict}
          name={texts.unrestrictOf(person.name)}
          undo={async () => (await client.profiles.unrestrict({ id: person.id })).relation}
        />
      )}
    </SilencedSection>
  )
}
