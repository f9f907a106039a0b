/** hosts/browser/page/begin-demo.ts, which the build of the demo puts in its place. */
declare module 'virtual:demo-host' {
  import type { DemoControl, DemoView } from './lib/demo/demo-control.ts'

  export function beginDemo(base: string, show: (view: DemoView) => void): DemoControl
}

/** hosts/browser/page/start-worker.ts, likewise. */
declare module 'virtual:demo-worker' {
  export function startWorkerEarly(): void
}
