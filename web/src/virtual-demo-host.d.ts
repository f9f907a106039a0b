/** hosts/browser/page/begin-demo.ts, which the build of the demo puts in its place. */
declare module 'virtual:demo-host' {
  import type { DemoControl, DemoView } from './lib/demo/demo-control.ts'

  export function beginDemo(base: string, show: (view: DemoView) => void): DemoControl
}
