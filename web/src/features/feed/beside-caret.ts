const EDGE_PX = 8
const GAP_PX = 4
const WIDEST_PX = 320

/** Puts a list below the letter of the box, or above it where there is more room, inside of what is seen of the page. */
export function besideCaret(list: HTMLElement, box: HTMLTextAreaElement, at: number) {
  const view = seenOfPage()
  const caret = placeOf(box, at)
  list.style.maxHeight = 'none'
  const wanted = list.offsetHeight + GAP_PX
  const below = view.bottom - caret.bottom
  const above = caret.top - view.top
  const isBelow = below >= wanted || below >= above
  const height = Math.min(wanted, isBelow ? below : above) - GAP_PX
  const width = Math.min(WIDEST_PX, view.right - view.left)
  list.style.maxHeight = `${height}px`
  list.style.width = `${width}px`
  list.style.top = `${isBelow ? caret.bottom + GAP_PX : caret.top - GAP_PX - height}px`
  list.style.left = `${Math.max(view.left, Math.min(caret.left, view.right - width))}px`
}

/** Without what a keyboard hides, in the measure of `getBoundingClientRect`. */
function seenOfPage() {
  const { offsetLeft, offsetTop, width, height } = visualViewport ?? {
    ...{ offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight },
  }
  return {
    ...{ left: offsetLeft + EDGE_PX, right: offsetLeft + width - EDGE_PX },
    ...{ top: offsetTop + EDGE_PX, bottom: offsetTop + height - EDGE_PX },
  }
}

const SAME_LOOK = [
  ...['box-sizing', 'border-width', 'border-style', 'padding', 'font', 'letter-spacing', 'word-spacing'],
  ...['text-indent', 'text-transform', 'text-align', 'direction', 'tab-size', 'overflow-wrap', 'word-break'],
]

/** Where a letter of the box stands, which a box does not tell: it is laid out again out of sight. */
function placeOf(box: HTMLTextAreaElement, at: number) {
  const [around, look] = [box.getBoundingClientRect(), getComputedStyle(box)]
  const twin = document.createElement('div')
  for (const name of SAME_LOOK) twin.style.setProperty(name, look.getPropertyValue(name))
  // A bar that scrolls takes its place of the lines.
  const bar = box.offsetWidth - box.clientWidth - 2 * Number.parseFloat(look.borderLeftWidth)
  const place = { position: 'fixed', top: '0', left: '0', visibility: 'hidden', whiteSpace: 'pre-wrap' }
  Object.assign(twin.style, place, { width: `${box.offsetWidth - bar}px` })
  const letter = document.createElement('span')
  letter.textContent = '@'
  twin.append(box.value.slice(0, at), letter, box.value.slice(at + 1))
  document.body.append(twin)
  const [from, spot] = [twin.getBoundingClientRect(), letter.getBoundingClientRect()]
  twin.remove()
  const inside = (y: number) => Math.max(around.top, Math.min(y, around.bottom))
  return {
    left: around.left + spot.left - from.left - box.scrollLeft,
    top: inside(around.top + spot.top - from.top - box.scrollTop),
    bottom: inside(around.top + spot.bottom - from.top - box.scrollTop),
  }
}
