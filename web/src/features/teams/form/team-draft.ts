import type { PersonId } from '@heraia/contract/ids'
import type { Team, TeamAudience } from '@heraia/contract/team'
import { withScheme } from '@heraia/contract/with-scheme'

/** As in the contract; application-limit.test.ts compares the two. */
export const ABOUT_MAX = 4000

/** What stands in the boxes. */
export interface TeamDraft {
  /** Made with the first try, so that a second one is the same team. */
  id: string
  /** What was sent with it. */
  words?: string
  name: string
  sport: string
  location: string
  about: string
  website: string
  safeguarding: string
  audience: TeamAudience
}

export const EMPTY_TEAM: TeamDraft = {
  ...{ id: '', name: '', sport: '', location: '', about: '', website: '', safeguarding: '', audience: 'public' },
}

const draftOf = (team: Team): TeamDraft => ({
  ...{ id: team.id, name: team.name, sport: team.sport ?? '', location: team.location ?? '' },
  ...{ about: team.about ?? '', website: team.website ?? '', safeguarding: team.safeguarding ?? '' },
  audience: team.audience,
})

/** A team that is there has somebody to write to, too. */
export interface EditedTeam extends TeamDraft {
  contactId: PersonId | null
}

export const editedOf = (team: Team): EditedTeam => ({ ...draftOf(team), contactId: team.contact?.person.id ?? null })

/** Of what two people made of the same team: hers where she wrote something, the other's elsewhere. */
export const mergedTeam = (before: EditedTeam, hers: EditedTeam, others: EditedTeam): EditedTeam => ({
  ...others,
  ...Object.fromEntries(Object.entries(hers).filter(([name, said]) => said !== before[name as keyof EditedTeam])),
})

/** Empty boxes are nothing. */
export const fieldsOf = (draft: TeamDraft) => ({
  ...{ name: draft.name, audience: draft.audience },
  ...{ sport: filled(draft.sport), location: filled(draft.location), about: filled(draft.about) },
  ...{ website: filled(withScheme(draft.website)), safeguarding: filled(draft.safeguarding) },
})

/** What stands there is what she sent. */
export const isThere = (sent: EditedTeam, there: EditedTeam): boolean => inWords(sent) === inWords(there)

const inWords = (team: EditedTeam): string =>
  JSON.stringify({ ...fieldsOf(team), name: team.name.trim(), contactId: team.contactId })

const filled = (text: string): string | null => text.trim() || null
