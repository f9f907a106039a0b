import type { NotificationSettings } from '@heraia/contract/settings'
import type { Context } from '../../context.ts'
import { planMailAnew } from './mails/plan-notice-mail.ts'
import { planPushAnew } from './push/plan-push.ts'

/** Another pace, other quiet hours or another time zone count for what waits already, too. */
export async function planAnew(
  tx: Context,
  personId: string,
  { before, after }: { before: NotificationSettings; after: NotificationSettings },
): Promise<void> {
  if (timesOf(before) === timesOf(after)) return
  await planMailAnew(tx, personId)
  await planPushAnew(tx, personId)
}

const timesOf = ({ mailPace, quietHours: { on, from, to }, timeZone }: NotificationSettings): string =>
  JSON.stringify([mailPace, on, from, to, timeZone])
