import type { Insertable } from 'kysely'
import type { AuditLogTable } from '../tables/audit-log.ts'
import type { KnownDevicesTable } from '../tables/known-devices.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

const DEVICES = [
  { device: 'Firefox on Windows', network: '203.0.x.x' },
  { device: 'Safari on iPhone', network: '198.51.x.x' },
]

/** Of the last weeks, for those whom one can sign in as: what, how many days ago, on which of her devices. */
const HAPPENED: [action: string, daysAgo: number, device: 0 | 1, details?: Record<string, string>][] = [
  ['session.started', 61, 0, { method: 'password' }],
  ['session.started', 40, 1, { method: 'password' }],
  ['session.refused', 22, 0],
  ['account.password_changed', 21.9, 0],
  ['session.started', 9, 1, { method: 'otp' }],
  ['session.started', 2, 0, { method: 'password' }],
]

/** What their accounts tell them of their safety. */
export function makeActivity(makings: Makings, chance: Chance, people: readonly MadePerson[]) {
  const members = people.filter(({ identity }) => identity)
  return {
    log: members.flatMap(({ profile }) => HAPPENED.map((happened) => toRow(makings, chance, profile.id, happened))),
    devices: members.flatMap(({ profile }) =>
      DEVICES.map(
        (device, at): Insertable<KnownDevicesTable> => ({
          user_id: profile.id,
          ...device,
          last_seen_at: daysBefore(makings.now, at === 0 ? 2 : 9),
        }),
      ),
    ),
  }
}

function toRow(
  makings: Makings,
  chance: Chance,
  personId: string,
  [action, daysAgo, device, details]: (typeof HAPPENED)[number],
): Insertable<AuditLogTable> {
  const at = daysBefore(makings.now, daysAgo)
  return {
    id: idAt(makings, chance, at),
    actor_id: action === 'session.refused' ? null : personId,
    action,
    subject_id: personId,
    details: JSON.stringify({ ...details, ...DEVICES[device] }),
    created_at: at,
  }
}
