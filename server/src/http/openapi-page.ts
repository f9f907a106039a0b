/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  summary?: string
  operationId?: string
  tags?: string[]
  parameters?: unknown[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}

interface Document {
  info: { title: string; description?: string; version: string }
  servers?: { url: string }[]
  paths?: Record<string, unknown>
}

interface Endpoint {
  method: string
  path: string
  operation: Operation
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The OpenAPI document as one readable page: works without JavaScript, prints well, is found by the browser's search. */
export function docsPage(document: Document): string {
  const groups = Map.groupBy(endpoints(document), (endpoint) => endpoint.operation.tags?.[0] ?? 'Other')
  const sections = [...groups].map(
    ([tag, list]) => `<h2 id="${slug(tag)}">${escape(tag)}</h2>${list.map(showEndpoint).join('')}`,
  )
  const links = [...groups.keys()].map((tag) => `<li><a href="#${slug(tag)}">${escape(tag)}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)}</title><style>${STYLE}</style></head><body><header><h1>${escape(document.info.title)}</h1>
<p>${escape(document.info.description ?? '')}</p><p>Base address: <code>${escape(document.servers?.[0]?.url ?? '')}</code> · <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav></header><main>${sections.join('')}</main></body></html>`
}

function endpoints(document: Document): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Record<string, Operation>)[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

const showEndpoint = ({ method, path, operation }: Endpoint): string =>
  `<article><h3><code>${method.toUpperCase()} ${escape(path)}</code></h3><p>${escape(operation.summary ?? '')}</p>
${details('Parameters', operation.parameters)}${details('Body', operation.requestBody)}${details('Answers', operation.responses)}</article>`

const details = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`

const slug = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const escape = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1rem;padding:0;list-style:none}a{color:LinkText}article{border-top:1px solid GrayText;padding:.5rem 0}
h3{font-size:1rem;overflow-wrap:anywhere}summary{padding:.6rem 0;cursor:pointer}pre{overflow:auto;max-height:24rem;font-size:.85rem}`
