import { escapeHtml } from './escape-html.ts'
import { noteOf, type Schema, typeText } from './type-text.ts'

/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Content }
  responses?: Record<string, Answer>
  /** One that asks for nothing: who is not signed in may call it too. */
  security?: Record<string, string[]>[]
}

interface Answer {
  $ref?: string
  description?: string
  content?: Content
}

type Content = Record<string, { schema?: Schema }>

export interface ShownDocument {
  info: { title: string; description?: string }
  servers?: { url: string }[]
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Answer> }
}

interface Endpoint {
  method: string
  path: string
  operation: Operation
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The OpenAPI document as one readable page: works without JavaScript, prints well, is found by the browser's search. */
export function docsPage(document: ShownDocument): string {
  const groups = Map.groupBy(endpoints(document), ({ operation }) => operation.tags?.[0] ?? 'Other')
  const sections = [
    ...[...groups].map(([tag, list]) => section(tag, list.map(showEndpoint).join(''))),
    section('Refusals', showRefusals(document.components?.responses ?? {})),
    section(
      'Schemas',
      byName(document.components?.schemas ?? {})
        .map(showSchema)
        .join(''),
    ),
  ]
  const links = [...groups.keys(), 'Refusals', 'Schemas'].map(
    (title) => `<li><a href="#${slug(title)}">${escapeHtml(title)}</a></li>`,
  )
  const title = escapeHtml(document.info.title)
  const base = escapeHtml(document.servers?.[0]?.url ?? '')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav><div><header><h1>${title}</h1>
${prose(document.info.description)}<p>Base address: <code>${base}</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<main id="content">${sections.join('')}</main></div></body></html>`
}

function endpoints(document: ShownDocument): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

const section = (title: string, content: string): string =>
  `<section aria-labelledby="${slug(title)}"><h2 id="${slug(title)}">${escapeHtml(title)}</h2>${content}</section>`

function showEndpoint({ method, path, operation }: Endpoint): string {
  const answers = Object.entries(operation.responses ?? {}).filter(([, answer]) => !answer.$ref)
  return `<article id="${escapeHtml(operation.operationId ?? '')}"><h3><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}${isForAnyone(operation) ? '. Also without a session.' : ''}</p>${prose(operation.description)}${showParameters(operation)}${showContent('Body', operation.requestBody?.content)}
${answers.map(([status, { content }]) => showContent(`Answer ${status}`, content)).join('')}</article>`
}

const isForAnyone = ({ security = [] }: Operation): boolean => security.some((asked) => Object.keys(asked).length === 0)

function showParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: where, required, schema = {} }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}${required ? '' : '?'}</code></th><td>${where}</td><td><code>${typeText(schema)}</code></td><td>${escapeHtml(noteOf(schema))}</td></tr>`,
  )
  return `<table><caption>Parameters</caption><tbody>${rows.join('')}</tbody></table>`
}

const showContent = (title: string, content: Content = {}): string =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => `<h4>${title}${typeNote(type)}</h4>${showType(schema)}`)
    .join('')

const typeNote = (type: string): string => (type === 'application/json' ? '' : `, ${escapeHtml(type)}`)

const showRefusals = (responses: Record<string, Answer>): string =>
  `<p>Every call can be refused in these ways.</p>${Object.entries(responses)
    .map(([code, { description, content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema
      return `<article id="${escapeHtml(code)}"><h3><code>${escapeHtml(code)}</code></h3><p>${escapeHtml(description ?? '')}</p>${schema ? showType(schema.oneOf?.[0] ?? schema) : ''}</article>`
    })
    .join('')}`

/** Things and choices first, then ids, of which there is little to say. */
const byName = (schemas: Record<string, Schema>): [string, Schema][] =>
  Object.entries(schemas).sort(([a, one], [b, other]) => Number(isId(one)) - Number(isId(other)) || (a < b ? -1 : 1))

const isId = ({ pattern }: Schema): boolean => pattern !== undefined

const showSchema = ([name, schema]: [string, Schema]): string =>
  `<article id="${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${showType(schema)}</article>`

function showType(schema: Schema): string {
  const note = noteOf(schema)
  return `<pre>${typeText(schema)}${note && `<i> // ${escapeHtml(note)}</i>`}</pre>`
}

/** Paragraphs, and what stands between backticks. */
const prose = (text = ''): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

const slug = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The reader's own colours and letters: the page belongs to no screen of the site. */
const STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 18%,Canvas);--quiet:color-mix(in srgb,CanvasText 72%,Canvas);--soft:color-mix(in srgb,CanvasText 6%,Canvas)}
*{box-sizing:border-box}html{scroll-padding-top:1rem;background:Canvas;color:CanvasText}body{font:1rem/1.55 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:76rem}
a{color:LinkText;text-underline-offset:.2em}a:focus-visible{outline:2px solid LinkText;outline-offset:2px}code,pre{font:.9em/1.6 ui-monospace,monospace}
.skip{position:absolute;inset-inline-start:-99rem}.skip:focus{inset-inline-start:1rem;background:Canvas;padding:.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:0 1rem;list-style:none;margin:0;padding:0}nav a{display:block;padding:.6rem 0;min-height:2.75rem}
h1{font-size:2.25rem;line-height:1.15}h2{border-bottom:2px solid var(--line);padding-bottom:.3rem;margin-top:3.5rem}
h3{font-size:1.05rem;margin-bottom:.25rem;overflow-wrap:anywhere}h3 b{display:inline-block;border:1px solid;border-radius:.3rem;padding:0 .45rem;margin-inline-end:.35rem;font-size:.8em}
h4,caption{font-size:.85rem;font-weight:600;color:var(--quiet);text-align:start;margin:.9rem 0 .3rem;padding-block:.2rem}article{padding-block:.75rem}article+article{border-top:1px solid var(--line)}article p{margin:.25rem 0;color:var(--quiet)}
pre{background:var(--soft);border-radius:.5rem;padding:.75rem 1rem;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}i{color:var(--quiet);font-style:normal}
table{border-collapse:collapse;width:100%;font-size:.95rem}th,td{text-align:start;vertical-align:top;padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line)}th{font-weight:400}td+td{overflow-wrap:anywhere}
@media(min-width:64rem){body{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:3rem}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow-y:auto}nav ul{display:block}nav a{padding:.25rem 0;min-height:0}}
@media print{nav,.skip{display:none}}`
