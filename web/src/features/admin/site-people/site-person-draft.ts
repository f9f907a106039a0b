import type { PersonId } from '@heraia/contract/ids'
import type { ManagedSitePerson, SitePersonDraft } from '@heraia/contract/site-people'

/** What stands in the form: of her profile also what it is called. */
export interface SitePersonValues extends Omit<SitePersonDraft, 'personId'> {
  profile: { id: PersonId; name: string; handle: string } | null
}

export const BLANK: SitePersonValues = {
  ...{ name: '', title: { en: '', es: '' }, words: { en: '', es: '' }, profile: null },
  ...{ sample: false, hidden: false, consented: false },
}

export const valuesOf = ({ consentedAt, profile, ...person }: ManagedSitePerson): SitePersonValues => ({
  ...{ name: person.name, title: person.title, words: person.words, sample: person.sample, hidden: person.hidden },
  profile: profile && { id: profile.id, name: profile.name, handle: profile.handle },
  consented: consentedAt !== null,
})

export const draftOf = ({ profile, ...values }: SitePersonValues): SitePersonDraft => ({
  ...values,
  personId: profile?.id ?? null,
})
