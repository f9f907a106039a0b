import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { managedSettings } from '../admin-queries.ts'
import { AddressesSection } from './addresses-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LinksSection } from './links-section.tsx'
import { OperatorSection } from './operator-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'

export function SiteSettingsScreen() {
  const texts = useTexts(siteSettingsTexts)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <Sections />
    </div>
  )
}

function Sections() {
  const texts = useTexts(siteSettingsTexts)
  const { data, isError, isFetching, refetch } = useQuery(managedSettings())
  if (isError && !data) {
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching} />
    )
  }
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow start="words" />
        <SkeletonRow start="words" />
        <SkeletonRow start="words" />
      </Skeleton>
    )
  }
  return (
    <>
      <FiguresSection figures={data.figures} />
      <OperatorSection operator={data.operator} />
      <AddressesSection supportEmail={data.supportEmail} categoryEmails={data.categoryEmails} />
      <LinksSection socialLinks={data.socialLinks} />
    </>
  )
}
