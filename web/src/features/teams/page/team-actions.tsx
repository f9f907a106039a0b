import type { Team, TeamStanding } from '@heraia/contract/team'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Ellipsis, MessagesSquare, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as staffAddresses from '../../../addresses/staff.ts'
import * as teamAddresses from '../../../addresses/teams.ts'
import * as addresses from '../../../addresses.ts'
import { client } from '../../../lib/api.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { OF_THE_FOLLOWED } from '../../profiles/profile-cache.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'

const AskDialog = lateDialog(async () => (await import('../people/ask-to-join.tsx')).AskToJoin)

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** What she can do here; the server says what is allowed. Who is not signed in is asked to. */
export function TeamActions({ team }: { team: Team }) {
  const texts = useTexts(teamTexts)
  const { isAuthenticated, loading } = useSession()
  // Who she is to this team is still asked for; the page was drawn for nobody.
  if (!team.standing && (isAuthenticated || loading)) return <div className="min-h-11" />
  if (!team.standing) {
    return (
      <div className="flex gap-2 max-sm:w-full">
        <ButtonLink
          href={addresses.login(addresses.team(team.id))}
          tone="primary"
          className="max-sm:min-w-min max-sm:flex-1"
        >
          {texts.follow}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {team.standing.may.manage && (
        <ButtonLink
          href={teamAddresses.editTeam(team.id)}
          className="max-sm:grow max-sm:px-3"
          icon={<Pencil {...icon} />}
        >
          {texts.edit}
        </ButtonLink>
      )}
      {team.standing.state === 'member' && (
        <ButtonLink
          href={teamAddresses.messagesOfTeam(team.id)}
          className="max-sm:grow max-sm:px-3"
          icon={<MessagesSquare {...icon} />}
        >
          {texts.conversation}
        </ButtonLink>
      )}
      <FollowTeam team={team} standing={team.standing} />
      <Joining team={team} standing={team.standing} />
      <MoreActions team={team} standing={team.standing} />
    </div>
  )
}

interface StandingProps {
  team: Team
  standing: TeamStanding
}

function FollowTeam({ team: { id }, standing: { following, may } }: StandingProps) {
  const texts = useTexts(teamTexts)
  const queries = useQueryClient()
  const act = useTeamAct()
  const change = async () => {
    await (following ? client.teams.unfollow({ id }) : client.teams.follow({ id }))
    // What the team published stands there now, or no longer: asked for again when next shown.
    void queries.invalidateQueries({ queryKey: OF_THE_FOLLOWED, refetchType: 'none' })
  }
  return (
    <Button
      // Who runs the team has more to do here than to follow it.
      tone={following || may.manage ? 'quiet' : 'primary'}
      aria-pressed={following}
      icon={following ? <Check {...icon} /> : <Plus {...icon} />}
      pending={act.isPending}
      className="max-sm:grow max-sm:px-3"
      onClick={() => act.mutate({ run: change })}
    >
      {following ? texts.following : texts.follow}
    </Button>
  )
}

/** Asks to join; an invitation stands below the header, where it can say more. */
function Joining({ team, standing: { state, may } }: StandingProps) {
  const texts = useTexts(teamTexts)
  const act = useTeamAct()
  const [isOpen, setOpen] = useState(false)
  if (state === 'asked') {
    return (
      <Button
        className="max-sm:grow max-sm:px-3"
        pending={act.isPending}
        onClick={() => act.mutate({ run: () => client.teams.takeBack({ id: team.id }) })}
      >
        {texts.takeBack}
      </Button>
    )
  }
  if (state !== 'none' || !may.ask) return null
  return (
    <>
      <Button className="max-sm:grow max-sm:px-3" onClick={() => setOpen(true)}>
        {texts.askToJoin}
      </Button>
      {isOpen && <AskDialog team={team} onClose={() => setOpen(false)} />}
    </>
  )
}

type Question = 'leave' | 'close' | 'takeOver'

function MoreActions({ team: { id }, standing: { may } }: StandingProps) {
  const texts = useTexts(teamTexts)
  const { isAdmin, user } = useSession()
  const act = useTeamAct()
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question | null>(null)
  const choices: MenuChoice[] = [
    ...(isAdmin ? [{ id: 'verify', label: texts.verify, href: staffAddresses.verifyTeam(id) }] : []),
    ...(may.takeOver ? [{ id: 'takeOver', label: texts.takeOver, onAction: () => setQuestion('takeOver') }] : []),
    ...(may.leave ? [{ id: 'leave', label: texts.leave, onAction: () => setQuestion('leave') }] : []),
    ...(may.own
      ? [{ id: 'close', label: texts.close, tone: 'danger' as const, onAction: () => setQuestion('close') }]
      : []),
  ]
  // What she may do is known for a moment longer than who she is when she signs out.
  if (choices.length === 0 || !user) return null
  const calls = {
    leave: () => client.teams.leave({ id }),
    takeOver: () => client.teams.handOver({ id, personId: user.id }),
    close: () => client.teams.close({ id }),
  }
  const words = {
    leave: { title: texts.leaveTitle, text: texts.leaveText, label: texts.leave },
    takeOver: { title: texts.takeOverTitle, text: texts.takeOverText, label: texts.takeOver },
    close: { title: texts.closeTitle, text: texts.closeText, label: texts.close },
  }
  const asked = question && words[question]
  const answer = () =>
    question &&
    act.mutate({
      run: calls[question],
      says: texts.done,
      after: () => {
        setQuestion(null)
        if (question === 'close') void navigate(teamAddresses.myTeams())
      },
    })
  return (
    <>
      <Menu label={texts.actions} choices={choices} trigger="icon" iconTone="quiet" icon={<Ellipsis {...icon} />} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setQuestion(null)}
          title={asked.title}
          confirmLabel={asked.label}
          cancelLabel={texts.cancel}
          tone={question === 'takeOver' ? 'primary' : 'danger'}
          pending={act.isPending}
          onConfirm={answer}
        >
          {asked.text}
        </ConfirmDialog>
      )}
    </>
  )
}
