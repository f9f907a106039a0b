import type { MutedPerson } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { Time } from '@heraia/ui/time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { safetyTexts } from '../accounts/settings-texts.ts'
import { MuteDialog } from './mute-dialog.tsx'
import { isMutedAt, useThisMinute } from './mute-now.ts'
import { SilencedRow, SilencedSection } from './silenced-section.tsx'

/** Whom she muted, until when, and for how long from now on. */
export function MutedPeople() {
  const texts = useTexts(safetyTexts)
  const [changed, setChanged] = useState<MutedPerson | null>(null)
  const list = useInfiniteList(api.profiles.muted.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  useAskedAgainAtTheEnd(list.items)
  return (
    <>
      <SilencedSection title={texts.mutedTitle} lead={texts.mutedLead} empty={texts.mutedEmpty} list={list}>
        {(person) => (
          <SilencedRow
            key={person.id}
            person={person}
            detail={<Until person={person} />}
            label={texts.unmute}
            name={texts.unmuteOf(person.name)}
            undo={async () => (await client.profiles.unmute({ id: person.id })).relation}
          >
            <Button size="small" aria-label={texts.changeMuteOf(person.name)} onClick={() => setChanged(person)}>
              {texts.changeMute}
            </Button>
          </SilencedRow>
        )}
      </SilencedSection>
      {changed && <MuteDialog person={changed} mutedUntil={changed.mutedUntil} onClose={() => setChanged(null)} />}
    </>
  )
}

function Until({ person: { mutedUntil } }: { person: MutedPerson }) {
  const texts = useTexts(safetyTexts)
  const { locale } = useLocale()
  if (mutedUntil === null) return texts.mutedForever
  return (
    <>
      {texts.mutedUntil} <Time at={mutedUntil} locale={locale} look="moment" />
    </>
  )
}

/** Nobody tells her when a mute has ended: while she looks at the list, what has is asked for again, and so is her feed. */
function useAskedAgainAtTheEnd(people: MutedPerson[] | undefined): void {
  const queries = useQueryClient()
  const clock = useThisMinute()
  const hasEnded = people?.some(({ mutedUntil }) => !isMutedAt({ muted: true, mutedUntil }, clock)) ?? false
  const askAgain = useEffectEvent(() => {
    for (const key of [api.profiles.key(), api.feed.timeline.key()]) void queries.invalidateQueries({ queryKey: key })
  })
  // Once a minute while one stands there that has: the minute of her clock may come before the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is what it goes by
  useEffect(() => {
    if (hasEnded) askAgain()
  }, [hasEnded, clock])
}
