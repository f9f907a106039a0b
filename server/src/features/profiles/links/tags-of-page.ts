/** A start tag of a page, its attributes by their names in small letters. */
export interface Tag {
  name: string
  attributes: Map<string, string>
}

const NAME = /[a-z][^\s/>]*/iy
/** The end of the tag, or an attribute with its value. Nothing in it can be read in two ways, so it is never slow. */
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y
/** What stands in these is no markup. */
const TEXT_ONLY = new Set(['script', 'style', 'template', 'textarea', 'title', 'noscript', 'iframe', 'xmp'])

/** Start tags in their order; comments and scripts are passed over. Reads what strangers wrote, each letter once. */
export function* tagsOf(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end < 0) return
      at = end + 3
      continue
    }
    NAME.lastIndex = at + 1
    const name = NAME.exec(html)?.[0].toLowerCase()
    if (name === undefined) {
      at += 1
      continue
    }
    const { attributes, end } = attributesAt(html, at + 1 + name.length)
    if (end === null) return
    yield { name, attributes }
    at = TEXT_ONLY.has(name) ? endOfText(html, name, end) : end
  }
}

function attributesAt(html: string, start: number): { attributes: Tag['attributes']; end: number | null } {
  const attributes: Tag['attributes'] = new Map()
  ATTRIBUTE.lastIndex = start
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const [, close, name, double, single, bare] = found
    if (close) return { attributes, end: ATTRIBUTE.lastIndex }
    const key = (name ?? '').toLowerCase()
    if (!attributes.has(key)) attributes.set(key, (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'))
  }
  return { attributes, end: null }
}

function endOfText(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}
