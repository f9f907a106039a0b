import type { VerificationRequest } from '@heraia/contract/verification'
import { Link2 } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { AttachmentList } from '../media/attachments/attachment-list.tsx'
import { ownVerificationTexts } from './own-verification-texts.ts'

/** What she says she is known for, and what shows it: links and files. */
export function AskedWith({ request: { knownFor, links, files } }: { request: VerificationRequest }) {
  const texts = useTexts(ownVerificationTexts)
  return (
    <div className="grid gap-3">
      <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
        {knownFor}
      </p>
      {links.length > 0 && (
        <ul aria-label={texts.links} className="grid justify-items-start">
          {links.map((url, at) => (
            <li key={at} className="max-w-full min-w-0">
              <a
                href={url}
                rel="noopener noreferrer nofollow ugc"
                target="_blank"
                className="link inline-flex min-h-11 max-w-full items-center gap-1.5"
              >
                <Link2 aria-hidden="true" className="size-4 shrink-0" />
                <span className="[overflow-wrap:anywhere]">{url.replace(/^https:\/\//, '')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <AttachmentList attachments={files} />
    </div>
  )
}
