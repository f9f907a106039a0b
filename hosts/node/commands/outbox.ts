import { withDatabase } from './with-database.ts'

/** npm run outbox [how many]: the mails that would have been sent, the newest last. */
const limit = Number(process.argv[2] ?? 20)
const mails = await withDatabase(({ db }) =>
  db.selectFrom('outbox_mails').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
)
for (const mail of mails.toReversed()) {
  console.log(`── ${mail.created_at.toISOString()}  to ${mail.to_address}\n   ${mail.subject}\n\n${mail.text}\n`)
}
if (mails.length === 0) console.log('No mail waits.')
