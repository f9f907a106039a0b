import { Bell, Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { FilterChip, ToggleChip } from '../chip.tsx'
import { CountBadge } from '../count-badge.tsx'
import { IconButton, IconLink } from '../icon-button.tsx'
import { Spinner } from '../spinner.tsx'
import { type Theme, ThemeToggle } from '../theme-toggle.tsx'
import { Group, Row } from './group.tsx'

const icon = 'size-5'

export function Buttons({ theme, onTheme }: { theme: Theme; onTheme: (theme: Theme) => void }) {
  const [liked, setLiked] = useState(true)
  const [sports, setSports] = useState(['Rowing'])
  const toggle = (sport: string) => (pressed: boolean) =>
    setSports(pressed ? [...sports, sport] : sports.filter((one) => one !== sport))
  return (
    <Group title="Buttons">
      <Row>
        <Button tone="primary">Follow Mira</Button>
        <Button>Message</Button>
        <Button tone="plain">Not now</Button>
        <Button tone="danger">Delete post</Button>
        <ButtonLink href="#join" tone="primary" size="large">
          Join the team
        </ButtonLink>
      </Row>
      <Row>
        <Button tone="primary" size="small" icon={<Plus aria-hidden="true" className={icon} />}>
          Add result
        </Button>
        <Button tone="primary" pending pendingLabel="Saving">
          Save changes
        </Button>
        <Button pending>Load</Button>
        <Button disabled>Closed</Button>
        <Spinner label="Loading" size="large" />
      </Row>
      <Button tone="primary" size="large" width="full" pending pendingLabel="Creating account...">
        Create account
      </Button>
      <Row>
        <IconButton
          label="Like"
          icon={<Heart aria-hidden="true" className="size-6" />}
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconLink
          href="#notifications"
          label="Notifications, 99+ unread"
          icon={<Bell aria-hidden="true" className="size-6" />}
          badge={<CountBadge count={120} />}
        />
        <IconButton label="Add" tone="quiet" icon={<Plus aria-hidden="true" className="size-6" />} />
        <IconButton label="Add" tone="primary" icon={<Plus aria-hidden="true" className="size-6" />} />
        <ThemeToggle
          label="Appearance"
          labels={{ system: 'As the system', light: 'Light', dark: 'Dark' }}
          value={theme}
          onValue={onTheme}
        />
      </Row>
      <Row>
        {['Rowing', 'Climbing', 'Wheelchair basketball'].map((sport) => (
          <ToggleChip key={sport} pressed={sports.includes(sport)} onToggle={toggle(sport)}>
            {sport}
          </ToggleChip>
        ))}
        <FilterChip removeLabel="Remove filter: within 20 km" onRemove={() => undefined}>
          Within 20 km
        </FilterChip>
      </Row>
    </Group>
  )
}
