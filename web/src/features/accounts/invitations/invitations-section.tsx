import { EmptyState } from '@heraia/ui/empty-state'
import { RadioGroup } from '@heraia/ui/radio-group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { OnceLoaded } from '../../../pieces/once-loaded.tsx'
import { allowance, invitationList } from './invitation-queries.ts'
import { InvitationRow } from './invitation-row.tsx'
import { invitationsTexts } from './invitations-texts.ts'
import { NewInvitation } from './new-invitation.tsx'

/** Links by which people come in, and who came: hers, of everybody for an admin. */
export function InvitationsSection() {
  const texts = useTexts(invitationsTexts)
  const { user } = useSession()
  const query = useQuery(allowance())
  const [whose, setWhose] = useState('mine')
  const list = useInfiniteList(invitationList(whose === 'everyones'))
  return (
    <div className="grid max-w-2xl gap-8">
      <OnceLoaded query={query} words={texts}>
        {(may) => <NewInvitation may={may} />}
      </OnceLoaded>
      {user?.isAdmin && (
        <RadioGroup
          label={texts.whose}
          look="tiles"
          value={whose}
          onValue={setWhose}
          options={[
            { value: 'mine', label: texts.mine },
            { value: 'everyones', label: texts.everyones },
          ]}
        />
      )}
      <section aria-label={texts.list}>
        <Lines
          list={list}
          words={texts}
          rows="words"
          label={texts.list}
          lineOf={(invitation) => <InvitationRow key={invitation.id} invitation={invitation} />}
          empty={
            <EmptyState title={texts.none} art="none">
              {texts.noneHelp}
            </EmptyState>
          }
        />
      </section>
    </div>
  )
}
