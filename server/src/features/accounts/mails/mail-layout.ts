import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from './add-mail.ts'

export interface MailParts {
  language: Language
  subject: string
  /** Shown one below the other. */
  paragraphs: string[]
  button?: { label: string; url: string }
  /** A second way on, quieter. */
  link?: { label: string; url: string }
  /** Six digits, shown large. */
  code?: string
  closing: string
  /** Follows the closing words. */
  closingLink?: { label: string; url: string }
}

/** The same letter as text and as HTML; no picture, no tracking. */
export function layOut(parts: MailParts): MailContent {
  const { button, link, code, closing, closingLink } = parts
  const lines = [
    ...parts.paragraphs,
    ...(button ? [inText(button)] : []),
    ...(link ? [inText(link)] : []),
    ...(code ? [code] : []),
    closingLink ? `${closing} ${inText(closingLink)}` : closing,
    PRODUCT_NAME,
  ]
  return { subject: parts.subject, text: `${lines.join('\n\n')}\n`, html: toHtml(parts) }
}

/** The address in a line of its own: where a reader cuts lines after some seventy signs, it stays in one piece. */
const inText = ({ label, url }: { label: string; url: string }): string => `${label}:\n${url}`

/** What reads mail knows neither our tokens nor our stylesheet: the colours of the site, written out. */
const LIGHT = { page: '#fbf5ed', card: '#fffdfa', line: '#ddd0c4', ink: '#30142e', quiet: '#6c5366', sunken: '#f2e9dd' }
const BUTTON = 'background:#d7311b;color:#fffdfa'

/** Where the reader knows of dark; the others show the light of the attributes. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1c101c!important;color:#f6efe6!important}
.card{background:#271928!important;border-color:#403040!important}
.quiet{color:#bbaab4!important}
.brand,.link{color:#ff9165!important}
.code{background:#140a15!important}
.button{background:#fb7548!important;color:#240a1a!important}
}`

const toHtml = ({ language, subject, paragraphs, button, link, code, closing, closingLink }: MailParts): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no"><title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;background:${LIGHT.page};color:${LIGHT.ink};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:34rem;margin:0 auto;padding:24px 16px">
<p class="brand" style="margin:0 0 16px;font-size:18px;font-weight:700;color:#be2612">${PRODUCT_NAME}</p>
<div class="card" style="background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:16px;padding:24px 24px 8px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escape(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escape(text)}</p>`).join('\n')}
${button ? linkOf(button) : ''}
${link ? `<p style="margin:0 0 16px">${wordsOf(link)}</p>` : ''}
${code ? `<p class="code" style="margin:0 0 16px;padding:12px;border-radius:8px;background:${LIGHT.sunken};text-align:center;font-size:28px;font-weight:700;letter-spacing:6px">${escape(code)}</p>` : ''}
</div>
<p class="quiet" style="margin:16px 8px 0;font-size:14px;color:${LIGHT.quiet};overflow-wrap:anywhere">${escape(closing)}${closingLink ? ` ${wordsOf(closingLink)}` : ''}</p>
</div></body></html>`

const linkOf = (button: { label: string; url: string }): string =>
  `<p style="margin:0 0 16px"><a class="button" href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${BUTTON};font-weight:600;text-decoration:none">${escape(button.label)}</a></p>`

const wordsOf = (link: { label: string; url: string }): string =>
  `<a class="link" href="${escape(link.url)}" style="color:#be2612">${escape(link.label)}</a>`

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
