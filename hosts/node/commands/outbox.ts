import { sayWhyNot } from './say-why-not.ts'
import { withDatabase } from './with-database.ts'

const MOST = 10_000

/** npm run outbox [how many]: the mails that would have been sent, the newest last. */
async function show(limit: number): Promise<void> {
  const mails = await withDatabase(({ db }) =>
    db
      .selectFrom('outbox_mails')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  for (const mail of mails.toReversed()) {
    console.log(`── ${mail.created_at.toISOString()}  to ${mail.to_address}\n   ${mail.subject}\n\n${mail.text}\n`)
  }
  if (mails.length === 0) console.log('No mail waits.')
}

const limit = Number(process.argv[2] ?? 20)
if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) {
  await show(limit).catch(sayWhyNot)
} else {
  console.log(`Say how many, 1 to ${MOST}: npm run outbox -- 50`)
  process.exitCode = 1
}
