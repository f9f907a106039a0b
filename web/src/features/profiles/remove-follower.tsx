import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { relationTexts } from './profile-texts.ts'
import { RemoveFollowerDialog } from './remove-follower-dialog.tsx'

/** Beside each of her own followers. */
export function RemoveFollower({ person }: { person: PersonChip }) {
  const texts = useTexts(relationTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" aria-label={texts.removeFollowerOf(person.name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && <RemoveFollowerDialog person={person} onClose={() => setAsking(false)} />}
    </>
  )
}
