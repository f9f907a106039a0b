import { AddressTabs } from '../address-tabs.tsx'
import { Button } from '../button.tsx'
import { Disclosure } from '../disclosure.tsx'
import { HeaderMenu, headerMenuLink } from '../header-menu.tsx'
import { Link } from '../link.tsx'
import { LinkChips } from '../link-chips.tsx'
import { LinkTabs } from '../link-tabs.tsx'
import { PageHeading } from '../page-heading.tsx'
import { Tabs } from '../tabs.tsx'
import { Group } from './group.tsx'

export function WaysAround() {
  return (
    <Group title="Ways around">
      <div className="flex items-center justify-between border-y border-line py-2">
        <span className="title text-lg">Heraia</span>
        <HeaderMenu label="Menu">
          <a className={headerMenuLink} href="#people">
            People
          </a>
          <a className={headerMenuLink} href="#market">
            Marketplace
          </a>
        </HeaderMenu>
      </div>
      <PageHeading
        kicker="Marketplace"
        title="Gear that has seen a finish line"
        lead="Bought and sold among athletes."
        actions={<Button tone="primary">Sell something</Button>}
      />
      <LinkTabs
        label="Orders"
        tabs={[
          { href: '#bought', label: 'Bought', current: true },
          { href: '#sold', label: 'Sold', current: false, count: 38 },
        ]}
      />
      <LinkChips
        label="Kinds of results"
        tabs={[
          { href: '#all', label: 'All', current: true },
          { href: '#track', label: 'Track', current: false, count: 12 },
          { href: '#road', label: 'Road', current: false },
        ]}
      />
      <AddressTabs
        label="Profile"
        tabs={[
          { href: '#posts', label: 'Posts', current: true },
          { href: '#about', label: 'About', current: false },
        ]}
      >
        <p className="pt-6">She has posted 38 times.</p>
      </AddressTabs>
      <Tabs
        label="Requests"
        views={[
          { id: 'in', label: 'Received', count: 3, panel: <p>Three teams ask you to join.</p> },
          { id: 'out', label: 'Sent', panel: <p>You asked nobody.</p> },
        ]}
      />
      <p>
        Rules are in the{' '}
        <Link href="#rules" className="link">
          season guide
        </Link>
        .
      </p>
      <div>
        <Disclosure label="Who can join?" open>
          Every woman in sport, at any level.
        </Disclosure>
        <Disclosure label="What does it cost?">Nothing.</Disclosure>
      </div>
    </Group>
  )
}
