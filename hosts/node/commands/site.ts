import {
  forgetSiteSetting,
  isSiteSetting,
  readSiteSettings,
  saveSiteSetting,
  siteSettings,
} from '@heraia/server/features/site/site-settings'
import { withContext } from './with-context.ts'

/** npm run site -- list | set NAME JSON | reset NAME. Resolves to the exit code. */
async function command(act: string, name: string, value: string): Promise<number> {
  if (act === 'list') {
    const settings = await withContext(readSiteSettings)
    for (const [each, { help }] of Object.entries(siteSettings)) {
      if (isSiteSetting(each)) console.log(`${each}: ${help}\n  ${JSON.stringify(settings.get(each))}`)
    }
    return 0
  }
  if (!isSiteSetting(name) || (act !== 'set' && act !== 'reset')) {
    console.log(`npm run site -- list\nnpm run site -- set NAME JSON\nnpm run site -- reset NAME\n`)
    console.log(`Names: ${Object.keys(siteSettings).join(', ')}`)
    return 1
  }
  await withContext((ctx) =>
    act === 'set' ? saveSiteSetting(ctx, name, read(name, value)) : forgetSiteSetting(ctx, name),
  )
  console.log(`${name} is ${act === 'set' ? 'set' : 'as in a new installation'}. Pages show it at once.`)
  return 0
}

function read(name: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`Write ${name} as JSON: npm run site -- list shows how it is now.`)
  }
}

const [act = '', name = '', value = ''] = process.argv.slice(2)
try {
  process.exitCode = await command(act, name, value)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
