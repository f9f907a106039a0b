import { startWorkerEarly } from 'virtual:demo-worker'

/** Imports nothing of the pages: the server's worker is on its way before they are here. */
startWorkerEarly()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPages, { once: true })
else startPages()

function startPages() {
  void import('./entry-demo-pages.ts')
}
