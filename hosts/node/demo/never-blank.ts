import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@heraia/contract/product'

/**
 * For browsers that cannot read the demo's scripts, and for scripts that do not come: after a while without anything
 * on the page it says so. In words of JavaScript that every browser knows; what starts later draws over it.
 */
export const neverBlank = `(function () {
  var said = '<div role="alert" style="max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif">' +
    '<p lang="en" style="margin:0 0 1rem">The demo of ${PRODUCT_NAME} did not start here. Load this page again; if that does not help, open it in a current Chrome, Firefox, Safari or Edge.</p>' +
    '<p lang="es">La demo de ${PRODUCT_NAME} no arrancó aquí. Carga esta página otra vez; si no ayuda, ábrela en un Chrome, Firefox, Safari o Edge actual.</p></div>'
  function look() {
    var root = document.getElementById('root')
    if (!root) return later()
    for (var at = 0; at < root.children.length; at += 1) if (root.children[at].tagName !== 'NOSCRIPT') return
    root.innerHTML = said
  }
  function later() { setTimeout(look, 1500) }
  if (!('noModule' in document.createElement('script'))) return later()
  addEventListener('error', function (event) {
    if (event.target === window || event.target.tagName === 'SCRIPT') later()
  }, true)
  addEventListener('unhandledrejection', later)
  setTimeout(look, 15000)
})()
`

const hash = createHash('sha256').update(neverBlank).digest('base64url').slice(0, 10).replaceAll('_', '-')

export const neverBlankPath = `assets/never-blank-${hash}.js`
