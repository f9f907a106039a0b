import type { Language } from '@heraia/contract/accounts'
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
}

/** The same letter as text and as HTML; no picture, no tracking. */
export function layOut(parts: MailParts): MailContent {
  const { button, link, code, closing } = parts
  const lines = [
    ...parts.paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(code ? [code] : []),
    closing,
    'Heraia',
  ]
  return { subject: parts.subject, text: `${lines.join('\n\n')}\n`, html: toHtml(parts) }
}

const toHtml = ({ language, subject, paragraphs, button, link, code, closing }: MailParts): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:36rem;margin:0 auto;padding:24px">
${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${button ? linkOf(button) : ''}
${link ? `<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>` : ''}
${code ? `<p style="font-size:28px;letter-spacing:6px">${escape(code)}</p>` : ''}
<p>${escape(closing)}</p><p>Heraia</p></body></html>`

const linkOf = (button: { label: string; url: string }): string =>
  `<p><a href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#6d28d9;color:#ffffff;text-decoration:none">${escape(button.label)}</a></p>`

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
