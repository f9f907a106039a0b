import type { AccountDeletion } from '@heraia/contract/account-data'
import { ButtonLink } from '@heraia/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { DeleteForm } from './delete-form.tsx'
import { deleteTexts } from './delete-texts.ts'
import { PartBody, WhenHere } from './part-frame.tsx'

/** What goes, when, and what she needs to do for it. */
export function DeletePart() {
  const texts = useTexts(deleteTexts)
  const query = useQuery(api.accounts.deletion.queryOptions({ staleTime: 0 }))
  return (
    <PartBody lead={texts.lead}>
      <WhenHere query={query}>
        {(deletion) => (
          <>
            <WhatGoes deletion={deletion} />
            <div>
              <ButtonLink href={addresses.security('data')} icon={<Download aria-hidden="true" className="size-5" />}>
                {texts.dataFirst}
              </ButtonLink>
            </div>
            <DeleteForm deletion={deletion} />
          </>
        )}
      </WhenHere>
    </PartBody>
  )
}

const KINDS = ['posts', 'comments', 'messages', 'files', 'results', 'achievements'] as const

function WhatGoes({ deletion: { holds, graceDays } }: { deletion: AccountDeletion }) {
  const texts = useTexts(deleteTexts)
  return (
    <section className="grid gap-3">
      <h2 className="title text-xl">{texts.goes}</h2>
      <ul className="list-disc ps-5">
        {KINDS.filter((kind) => holds[kind] > 0).map((kind) => (
          <li key={kind}>{texts[kind](holds[kind])}</li>
        ))}
        <li>{texts.rest}</li>
      </ul>
      <p>{texts.when(graceDays)}</p>
      <p className="text-sm text-muted">{texts.stays}</p>
    </section>
  )
}
