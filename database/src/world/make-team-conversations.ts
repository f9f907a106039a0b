import type { Chance } from './chance.ts'
import type { MadeConversation } from './make-conversations.ts'
import type { MadeTeams } from './make-teams.ts'
import { idAt, type Makings, minutesBefore } from './makings.ts'
import type { MadePerson } from './person.ts'
import { teamTalk } from './texts/team-talk.ts'

const TEAMS = 6
const DAY = 86_400_000

/** The first teams talk, the demo athlete's too, which left her one message unread; some are asked and have not answered. */
export function makeTeamConversations(
  makings: Makings,
  chance: Chance,
  { teams, team_members }: MadeTeams,
  people: readonly MadePerson[],
): MadeConversation[] {
  const byId = new Map(people.map((person) => [person.profile.id, person]))
  return teams.slice(0, TEAMS).flatMap((team, at) => {
    const members = team_members
      .filter(({ team_id, state }) => team_id === team.id && state === 'member')
      .flatMap(({ person_id }) => byId.get(person_id) ?? [])
    const asked = members.length > 5 ? members.slice(-1) : []
    const circle = members.filter((each) => !asked.includes(each))
    if (mayNotWrite(makings, circle)) return []
    return [
      talk(makings, chance, { teamId: team.id, circle, asked, endedAt: minutesBefore(makings.now, 90 + at * 3000) }),
    ]
  })
}

/** As the server has it: no adult alone with minors. */
function mayNotWrite(makings: Makings, circle: readonly MadePerson[]): boolean {
  const minors = circle.filter(({ profile }) => isMinor(makings, profile.date_of_birth)).length
  return circle.length < 3 || (minors > 0 && circle.length - minors < 2)
}

const isMinor = (makings: Makings, born: string | null | undefined): boolean =>
  Boolean(born) && +makings.now - +new Date(born ?? '') < 18 * 365.25 * DAY

interface Talk {
  teamId: string
  circle: readonly MadePerson[]
  asked: readonly MadePerson[]
  endedAt: Date
}

function talk(makings: Makings, chance: Chance, { teamId, circle, asked, endedAt }: Talk): MadeConversation {
  const lines = teamTalk[circle[0]?.speaker.language === 'es' ? 'es' : 'en']
  const startedAt = new Date(+endedAt - lines.length * 40 * 60_000)
  const id = idAt(makings, chance, startedAt)
  const messages = lines.flatMap(([who, text], nth) => {
    const sender = circle[who % circle.length]
    const at = new Date(+startedAt + (nth + 1) * 40 * 60_000)
    if (!sender) return []
    return [
      {
        ...{ id: idAt(makings, chance, at), conversation_id: id, sender_id: sender.profile.id },
        ...{ text, search_text: makings.fold(text), created_at: at },
      },
    ]
  })
  const last = messages.at(-1)
  const place = { conversation_id: id, team_id: teamId, updated_at: endedAt, delivered_at: null }
  const read = messages.at(-2)
  return {
    row: {
      ...{ id, low_id: null, high_id: null, team_id: teamId, last_message_id: last?.id ?? null },
      ...{ created_at: startedAt, updated_at: endedAt },
    },
    messages,
    participants: [
      ...circle.map((person) => {
        const seen = person.profile.id === last?.sender_id ? last : read
        return {
          ...place,
          person_id: person.profile.id,
          joined_at: startedAt,
          read_at: seen?.created_at ?? null,
          ...{ read_message_id: seen?.id ?? null, delivered_message_id: null, unread_count: seen === last ? 0 : 1 },
        }
      }),
      ...asked.map((person) => ({
        ...{ ...place, person_id: person.profile.id, request: 'open' as const, updated_at: startedAt },
        ...{ read_at: null, read_message_id: null, delivered_message_id: null },
      })),
    ],
  }
}
