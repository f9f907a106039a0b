import type { Insertable } from 'kysely'
import type { ReportsTable } from '../tables/reports.ts'
import type { Chance } from './chance.ts'
import type { MadePost } from './make-posts.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

const said = [
  { subject: 'post', category: 'spam', text: 'She posts the same under every picture.' },
  { subject: 'profile', category: 'impersonation', text: 'I know her, and this is somebody else.' },
  { subject: 'post', category: 'other', text: '' },
] as const

/** What some people reported: the last one is decided, the others wait for the staff. */
export function makeReports(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
  posts: readonly MadePost[],
): Insertable<ReportsTable>[] {
  const staff = people.find(({ profile }) => profile.role === 'admin')?.profile
  // Not the four whom a visitor can be.
  const others = people.filter(
    ({ user, profile }) => !user.email?.endsWith('@heraia.example') && profile.role !== 'admin',
  )
  return said.flatMap((report, index) => {
    const created_at = daysBefore(makings.now, 1 + 3 * index)
    const reporter = others[10 + index]?.profile
    const owner = others[20 + index]?.profile
    const post = posts.find((each) => each.author.profile.id === owner?.id)?.row
    const about = report.subject === 'post' ? post && evidenceOfPost(post, owner) : owner && evidenceOfPerson(owner)
    if (!reporter || !about) return []
    const isDecided = index === said.length - 1 && staff
    return {
      ...{ id: idAt(makings, chance, created_at), ...report, ...about, created_at, reporter_id: reporter.id },
      reference: `R-SAMP${index + 1}`,
      ...(isDecided
        ? {
            ...{ decision: 'dismissed' as const, decided_by: staff.id, decided_at: daysBefore(makings.now, 2) },
            reason: 'Read twice: nothing against the code of conduct.',
          }
        : // One of those that wait is on somebody's desk.
          { assigned_to: index === 0 ? null : (staff?.id ?? null) }),
    }
  })
}

const evidenceOfPost = ({ id, text }: MadePost['row'], owner: MadePerson['profile'] | undefined) => ({
  subject_id: id,
  evidence: JSON.stringify({ authorId: owner?.id, author: owner?.name, text, media: [] }),
})

const evidenceOfPerson = ({ id, name, handle, bio }: MadePerson['profile']) => ({
  subject_id: id,
  evidence: JSON.stringify({ personId: id, name, handle, bio: bio ?? null }),
})
