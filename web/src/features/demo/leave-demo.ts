import { demoControl } from '../../lib/demo/demo-control.ts'
import { basePath } from '../../lib/demo/is-demo.ts'
import { beNobody, forgetSessions } from '../../lib/demo/tab-session.ts'

/** To the live site that the demo lies beside, or, where it stands alone, to its first page, signed out. */
export async function leaveDemo() {
  forgetSessions()
  beNobody()
  await demoControl().leave()
  location.assign(document.documentElement.dataset.site ?? `${basePath}/`)
}
