import { useEffect } from 'react'

/** Where the focus was: its rows, the innermost first, who stands beside each, the nearest first, and all that it stood in. */
interface Place {
  element: Element
  rows: { row: Element; beside: Element[] }[]
  around: Element[]
  /** On another screen the focus begins anew. */
  path: string
}

const ROW = 'li, article, tr, [role=listitem], [role=row]'
const ABOVE = '[data-dialog], [role=dialog], [role=alertdialog], [role=menu]'
/**
 * What asked her stands longer than the row that it asked about: as long as the answer is on its way. And what takes the
 * place of all that she saw may have no heading before it is loaded.
 */
const LOOKS = 200
const LOOK_MS = 50

/**
 * What she took away had the focus, and with it the keyboard would stand at the top of the page again: it goes on at the
 * row that takes its place, or at one before; where there is none, at a button that stood beside it or in the same
 * form, else at the heading above.
 */
export function useFocusGoesOn() {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    // She may have pressed something before this was here.
    let place = placeOf(document.activeElement ?? main)
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const stopLooking = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (main.contains(target)) place = placeOf(target)
      // In the header, at the bottom: she has gone elsewhere.
      else if (!target.closest(ABOVE)) place = null
    }
    const lookFor = (lost: Place, looks: number) => {
      const { activeElement } = document
      if (lost.path !== location.pathname) return
      const isAbove = activeElement?.closest(ABOVE)
      if (!isAbove && (activeElement !== document.body || goesOnFrom(lost))) return
      if (looks > 0) timer = setTimeout(() => lookFor(lost, looks - 1), LOOK_MS)
    }
    const observer = new MutationObserver(() => {
      if (!place || place.element.isConnected) return
      const lost = place
      place = null
      stopLooking()
      // Whoever knows better says so at once: two frames later, and on a busy machine these take longer than the wait.
      timer = setTimeout(() => {
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(() => lookFor(lost, LOOKS))
        })
      }, LOOK_MS)
    })
    document.addEventListener('focusin', remember)
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      stopLooking()
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function placeOf(element: Element): Place | null {
  if (!element.closest('#main')) return null
  const rows: Place['rows'] = []
  for (let row = element.closest(ROW); row; row = row.parentElement?.closest(ROW) ?? null) {
    rows.push({ row, beside: besideOf(row) })
  }
  return { element, rows, around: ancestorsOf(element), path: location.pathname }
}

/** Those after it, then those before. More than one row may go at once: all that somebody wrote whom she blocked. */
function besideOf(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])]
  const at = all.indexOf(row)
  const [after, before] = [all.slice(at + 1), all.slice(0, at).toReversed()]
  return [after, before].flatMap((side) => side.filter((each, place) => place === 0 || each.matches(ROW)))
}

/** Up to the whole screen, `main`. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return !parent || element.id === 'main' ? [] : [parent, ...ancestorsOf(parent)]
}

/** false: nothing is there to take it. */
function goesOnFrom({ rows, around }: Place): boolean {
  const near = rows.flatMap(({ row, beside }) => [row, ...beside].filter((each) => each.isConnected))
  if (near.some((row) => takesFocus(row.querySelectorAll('a[href], button:enabled')))) return true
  const left = around.filter((each) => each.isConnected)
  if (takesFocus(left[0]?.querySelectorAll(':scope > button:enabled, :scope > a[href]') ?? [])) return true
  const form = left.find((each) => each instanceof HTMLFormElement)
  if (form && takesFocus(form.querySelectorAll(':is(button, input, textarea):enabled'))) return true
  return left.some((each) => takesFocus(each.querySelectorAll('h1, h2, h3')))
}

/** The first that is to be seen takes it. */
const takesFocus = (elements: Iterable<Element>): boolean =>
  [...elements].some((element) => {
    if (!(element instanceof HTMLElement)) return false
    if (/^H[1-3]$/.test(element.tagName) && !element.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus({ preventScroll: true })
    return document.activeElement === element
  })
