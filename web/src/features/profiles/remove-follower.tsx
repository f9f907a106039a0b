import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { relationTexts } from './profile-texts.ts'
import { useRemoveFollower } from './use-silence.ts'

/** Beside each of her own followers. */
export function RemoveFollower({ person }: { person: PersonChip }) {
  const texts = useTexts(relationTexts)
  const remove = useRemoveFollower(person)
  return (
    <Button size="small" aria-label={texts.removeFollowerOf(person.name)} onClick={remove}>
      {texts.remove}
    </Button>
  )
}
