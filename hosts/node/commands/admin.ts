import { grantAdmin, listAdmins, revokeAdmin } from './admins.ts'
import { withDatabase } from './with-database.ts'

/** npm run admin -- grant EMAIL | revoke EMAIL | list */
const [act = '', email = ''] = process.argv.slice(2)

if (act === 'list') {
  const admins = await withDatabase(({ db }) => listAdmins(db))
  console.log(admins.length > 0 ? admins.map(({ email: of, name }) => `${of}  ${name}`).join('\n') : 'No admins yet.')
} else if ((act === 'grant' || act === 'revoke') && email) {
  const found = await withDatabase(({ db }) => (act === 'grant' ? grantAdmin(db, email) : revokeAdmin(db, email)))
  const done = act === 'grant' ? `${email} is an admin now.` : `${email} is no longer an admin.`
  console.log(found ? done : `There is no ${act === 'grant' ? 'person' : 'admin'} with the address ${email}.`)
  process.exitCode = found ? 0 : 1
} else {
  console.log('npm run admin -- grant EMAIL\nnpm run admin -- revoke EMAIL\nnpm run admin -- list')
  process.exitCode = 1
}
