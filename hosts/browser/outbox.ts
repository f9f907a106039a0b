import type { Db } from '@heraia/database/db'
import type { Clock, Mailer } from '@heraia/server/ports'
import { mailerOutbox } from '../mailer-outbox.ts'

/** Where the demo's bar reads its mails; no server has it. */
export const OUTBOX_PATH = '/demo-mail'

const MOST = 20

/** Mail goes nowhere: it lies where who tries the demo can read it, and `mailed` says that some came. */
export function outbox(db: Db, clock: Clock, mailed: () => void): { mailer: Mailer; read(): Promise<Response> } {
  const { send } = mailerOutbox(db, clock)
  return {
    mailer: {
      send: async (mail) => {
        await send(mail)
        if (!isMadeUp(mail.to)) mailed()
      },
    },
    read: async () => {
      const mails = await db
        .selectFrom('outbox_mails')
        .select(['id', 'to_address as to', 'subject', 'text', 'created_at as at'])
        .where('to_address', 'not like', `%${MADE_UP}`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute()
      return Response.json({ mails })
    },
  }
}

/** Notices to people whom nobody can be are nobody's to read. */
const MADE_UP = '@people.heraia.example'
const isMadeUp = (address: string): boolean => address.endsWith(MADE_UP)
