import { DEMO_EMAILS } from '@heraia/database/world/leads'
import { DEMO_PAIR } from '@heraia/server/features/site/read-site-info'
import { openFiles } from '../files/open-files.ts'
import { passwords } from '../passwords.ts'
import { drawSamples } from '../samples/draw-samples.ts'
import { readSettings } from '../settings.ts'
import { addSamples } from './add-samples.ts'
import { sayWhyNot } from './say-why-not.ts'
import { withDatabase } from './with-database.ts'

/** npm run samples [-- --add]: made-up people to look around with. Never on a live server. */
const refusals = {
  samples_there: 'The made-up people are here already.',
  now_drawn: 'The made-up people are here already, and their pictures are now, too.',
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
      // Whoever was interrupted in the middle has the people, and not all that they show.
      const mayDraw = 'added' in added || added.refused === 'samples_there'
      const drew = mayDraw && (await drawSamples(db, files, options.now))
      await close()
      return drew && 'refused' in added ? ({ refused: 'now_drawn' } as const) : added
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
    process.exitCode = answer.refused === 'people_there' ? 1 : 0
  }
}
