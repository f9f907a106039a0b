import type { ContentBlock, ContentSection } from '@heraia/contract/content'
import { Marked, type Token, type Tokens, type TokensList } from 'marked'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** HTML in a text is words; only what Markdown knows becomes elements. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escape(text),
    heading({ tokens, depth, text }) {
      const { id, title } = readHeading(text)
      return `<h${depth} id="${id}" tabindex="-1">${title === text ? this.parser.parseInline(tokens) : escape(title)}</h${depth}>\n`
    },
    link({ href, title, tokens }) {
      const isElsewhere = /^https?:/.test(href)
      const safe = isElsewhere || /^(\/(?!\/)|#|mailto:|tel:)/.test(href) ? href : '#'
      const attributes = [title && ` title="${escape(title)}"`, isElsewhere && ' rel="noopener"']
        .filter(Boolean)
        .join('')
      return `<a href="${escape(safe)}"${attributes}>${this.parser.parseInline(tokens)}</a>`
    },
    // What is wider than the screen scrolls in its own box.
    table(token) {
      const cells = (row: Tokens.TableCell[], tag: string, attributes = '') =>
        row.map((cell) => `<${tag}${attributes}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return `<div class="scrolls"><table><thead><tr>${cells(token.header, 'th', ' scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>\n`
    },
  },
})

/** The page under its second-level headings. */
export function sectionsOf(body: string): ContentSection[] {
  const tokens = markdown.lexer(body)
  const sections: { heading: Tokens.Heading | null; tokens: Token[] }[] = [{ heading: null, tokens: [] }]
  for (const token of tokens) {
    if (isHeading(token, 2)) sections.push({ heading: token, tokens: [] })
    else sections.at(-1)?.tokens.push(token)
  }
  return sections
    .filter(({ heading, tokens }) => heading || tokens.some(({ type }) => type !== 'space'))
    .map(({ heading, tokens: inside }) => toSection(heading, inside, tokens))
}

function toSection(heading: Tokens.Heading | null, tokens: Token[], page: TokensList): ContentSection {
  const { id, title, look } = heading ? readHeading(heading.text) : { id: 'start', title: null, look: 'plain' as const }
  return { id, title, look, blocks: blocksOf(tokens, look !== 'plain', page.links) }
}

const isHeading = (token: Token | undefined, depth: number): token is Tokens.Heading =>
  token?.type === 'heading' && token.depth === depth

/** `::figures::` alone on a line. */
const slotName = (token: Token): string | undefined =>
  token.type === 'paragraph' ? /^::([a-z-]+)::$/.exec(token.raw.trim())?.[1] : undefined

/** Words stay together until a live part, or (where the section holds items) a third-level heading comes. */
function blocksOf(tokens: Token[], hasItems: boolean, links: TokensList['links']): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let words: Token[] = []
  let item: { id: string; title: string; href?: string } | null = null
  const close = () => {
    const html = markdown.parser(Object.assign([...words], { links })).trim()
    if (item) blocks.push({ kind: 'item', ...item, html })
    else if (html) blocks.push({ kind: 'text', html })
    words = []
    item = null
  }
  for (const token of tokens) {
    const slot = slotName(token)
    if (slot) {
      close()
      blocks.push({ kind: 'slot', name: slot })
    } else if (hasItems && isHeading(token, 3)) {
      close()
      const { id, title, href } = readHeading(token.text)
      item = { id, title, href }
    } else words.push(token)
  }
  close()
  return blocks
}

/** `[Our values](/about) {#values .cards}`: the words, where they lead, the anchor and the look. */
function readHeading(text: string): { id: string; title: string; href?: string; look: ContentSection['look'] } {
  const [, words = text, marks = ''] = /^(.*?)\s*(?:\{([^}]*)\})?$/.exec(text) ?? []
  const [, title = words, href] = /^\[(.+)\]\((\S+)\)$/.exec(words) ?? []
  const id = /#([\w-]+)/.exec(marks)?.[1] ?? slug(title)
  const look = /\.(cards|faq)\b/.exec(marks)?.[1]
  return { id, title: plain(title), href, look: look === 'cards' || look === 'faq' ? look : 'plain' }
}

const slug = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A heading's words without marks of emphasis. */
const plain = (text: string) => text.replace(/[*_`]/g, '')
