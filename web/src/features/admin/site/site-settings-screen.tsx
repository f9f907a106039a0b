import { PageHeading } from '@heraia/ui/page-heading'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { OnceLoaded } from '../../../pieces/once-loaded.tsx'
import { managedSettings } from '../admin-queries.ts'
import { SitePeopleSection } from '../site-people/site-people-section.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LinksSection } from './links-section.tsx'
import { OperatorSection } from './operator-section.tsx'
import { ReasonsSection } from './reasons-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'

export function SiteSettingsScreen() {
  const texts = useTexts(siteSettingsTexts)
  const query = useQuery(managedSettings())
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <OnceLoaded query={query} words={texts}>
        {({ figures, operator, supportEmail, categoryEmails, socialLinks, registration, keptReasons }) => (
          <>
            <RegistrationSection registration={registration} />
            <FiguresSection figures={figures} />
            <OperatorSection operator={operator} />
            <AddressesSection supportEmail={supportEmail} categoryEmails={categoryEmails} />
            <LinksSection socialLinks={socialLinks} />
            <ReasonsSection keptReasons={keptReasons} />
          </>
        )}
      </OnceLoaded>
      <SitePeopleSection />
    </div>
  )
}
