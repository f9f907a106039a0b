import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import { openFiles } from '../files/open-files.ts'
import { passwords } from '../passwords.ts'
import { drawListings } from '../samples/draw-listings.ts'
import { drawPhotos } from '../samples/draw-photos.ts'
import { readSettings } from '../settings.ts'
import { addSamples } from './add-samples.ts'
import { sayWhyNot } from './say-why-not.ts'
import { withDatabase } from './with-database.ts'

/** npm run samples [-- --add]: made-up people to look around with. Never on a live server. */
const refusals = {
  samples_there: 'The made-up people are here already.',
  people_there: 'There are people here. To put made-up ones beside them: npm run samples -- --add',
}

const words = process.argv.slice(2)

if (words.some((word) => word !== '--add')) {
  console.error('npm run samples\nnpm run samples -- --add')
  process.exitCode = 1
} else if (process.env.NODE_ENV === 'production') {
  console.error('Made-up people do not go on a live server (NODE_ENV is production).')
  process.exitCode = 1
} else {
  const options = { now: new Date(), besidePeople: words.includes('--add') }
  const answer = await withDatabase(
    async ({ db }) => {
      const added = await addSamples(db, passwords(), options)
      const { files, close } = await openFiles(readSettings(process.env).files)
      if ('added' in added) {
        await drawListings(db, files, options.now)
        await drawPhotos(db, files, options.now)
      }
      await close()
      return added
    },
    { makes: true },
  ).catch(sayWhyNot)
  if (answer && 'added' in answer) {
    const accounts = Object.values(DEMO_EMAILS).join(', ')
    console.log(
      `${answer.added} made-up people are here. Sign in as one of ${accounts}; password ${DEMO_PAIR.password}.`,
    )
  } else if (answer) {
    console.error(refusals[answer.refused])
    process.exitCode = answer.refused === 'samples_there' ? 0 : 1
  }
}
