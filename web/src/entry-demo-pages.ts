import { beginDemo } from 'virtual:demo-host'
import { setContentSource } from './lib/content.ts'
import { demoView, setDemoControl } from './lib/demo/demo-control.ts'
import { basePath } from './lib/demo/is-demo.ts'

/** The pages of a folder of files: its server stands behind their `fetch` before they ask for anything. */
const base = new URL(`${basePath}/`, location.origin)

setDemoControl(beginDemo(base.href, demoView.set))
setContentSource(async (name, language) => {
  const answer = await fetch(new URL(`content/${language}/${name}.json`, base))
  return answer.ok ? answer.json() : undefined
})
void import('./entry-client.tsx')
