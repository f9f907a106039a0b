import type { Team } from '@heraia/contract/team'
import { ButtonLink } from '@heraia/ui/button-link'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { teamTexts } from '../team-texts.ts'

/** What it says of itself, who answers for it, and whom to turn to when somebody is not safe. */
export function TeamAbout({ team }: { team: Team }) {
  const texts = useTexts(teamTexts)
  return (
    <div className="grid gap-8 py-6 md:grid-cols-[2fr_1fr]">
      <Part title={texts.about}>
        {team.about ? (
          <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {team.about}
          </p>
        ) : (
          <p className="text-muted">{texts.noAbout}</p>
        )}
        {team.website && (
          <p>
            <a href={team.website} rel="noopener nofollow ugc" className="link [overflow-wrap:anywhere]">
              {texts.website}: {new URL(team.website).hostname}
            </a>
          </p>
        )}
      </Part>
      <div className="grid content-start gap-8">
        {team.contact && <Contact team={team} contact={team.contact} />}
        {team.safeguarding && (
          <Part title={texts.safeguarding}>
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {team.safeguarding}
            </p>
          </Part>
        )}
      </div>
    </div>
  )
}

function Contact({ team, contact }: { team: Team; contact: NonNullable<Team['contact']> }) {
  const texts = useTexts(teamTexts)
  const { isAuthenticated, loading } = useSession()
  const icon = <MessageCircle aria-hidden="true" className="size-5" />
  return (
    <Part title={texts.contact}>
      <PersonLine person={contact.person} />
      {contact.mayMessage && (
        <ButtonLink href={addresses.messagesWith(contact.person.id)} icon={icon} className="justify-self-start">
          {texts.message}
        </ButtonLink>
      )}
      {!team.standing && !isAuthenticated && !loading && (
        <ButtonLink
          href={addresses.login(addresses.messagesWith(contact.person.id))}
          icon={icon}
          className="justify-self-start"
        >
          {texts.loginToMessage}
        </ButtonLink>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="title text-lg">{title}</h2>
      {children}
    </section>
  )
}
