import type { EditableProfile } from '@heraia/contract/profiles'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useLive } from '../../../lib/live.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { EditorForm } from './editor-form.tsx'
import type { EditorPart } from './editor-parts.ts'
import { EditorQuestions } from './editor-questions.tsx'
import { editorTexts } from './editor-texts.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { OwnInformation } from './own-information.tsx'
import { useProfileEditor } from './use-profile-editor.ts'
import { ownProfile } from './use-save-profile.ts'

interface MyProfileScreenProps {
  tab: addresses.MyProfileTab
  /** Where she was asked for something of it, and goes on once it is saved; empty: nowhere. */
  back: string
  /** Tabs that other features fill; left out, the tab is not there. */
  media?: ReactNode
  /** Below her sport: what she achieved, as far as it is recorded. */
  achievements?: ReactNode
  settings: ReactNode
}

export function MyProfileScreen({ tab, back, media, achievements, settings }: MyProfileScreenProps) {
  const texts = useTexts(editorTexts)
  const errors = useTexts(errorTexts)
  const query = useQuery(ownProfile())
  useSavedElsewhere()
  const hasMedia = media !== undefined
  if (tab === 'settings' || (tab === 'media' && hasMedia))
    return (
      <Frame tab={tab} hasMedia={hasMedia}>
        {tab === 'settings' ? settings : media}
      </Frame>
    )
  const part = tab === 'achievements' ? tab : 'personal'
  if (query.data)
    return (
      <Editor loaded={query.data} part={part} back={back} hasMedia={hasMedia}>
        {part === 'achievements' && achievements}
      </Editor>
    )
  return (
    <Frame tab={part} hasMedia={hasMedia}>
      {query.isError ? (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        >
          {errorText(errors, query.error)}
        </FailedState>
      ) : (
        <Skeleton label={texts.loading}>
          {['40%', '65%', '80%', '30%', '55%', '70%'].map((width) => (
            <SkeletonLine key={width} width={width} className="my-4 h-6" />
          ))}
        </Skeleton>
      )}
    </Frame>
  )
}

/** In another tab, on another device, or by the staff. What she has typed here is a draft of its own, and stays. */
function useSavedElsewhere() {
  const queries = useQueryClient()
  const me = useMe()
  useLive('profile.changed', ({ personId }) => {
    if (personId === me.id) void queries.invalidateQueries({ queryKey: ownProfile().queryKey })
  })
}

interface EditorProps {
  loaded: EditableProfile
  part: EditorPart
  back: string
  hasMedia: boolean
  children: ReactNode
}

function Editor({ loaded, part, back, hasMedia, children }: EditorProps) {
  const texts = useTexts(editorTexts)
  const editor = useProfileEditor(loaded, back)
  const edit = (
    <>
      <ButtonLink href={addresses.profile(loaded.information.handle)}>{texts.seeProfile}</ButtonLink>
      <Button tone="primary" icon={<Pencil aria-hidden="true" className="size-5" />} onClick={editor.edit}>
        {texts.edit}
      </Button>
    </>
  )
  return (
    <Frame tab={part} hasMedia={hasMedia} actions={!editor.isEditing && edit}>
      {editor.isEditing ? (
        <>
          {editor.isRestored && editor.isDirty && (
            <Banner tone="neutral" className="mb-6">
              {texts.restored}
            </Banner>
          )}
          <EditorForm editor={editor} part={part} email={loaded.email} />
        </>
      ) : (
        <OwnInformation profile={loaded} part={part} />
      )}
      {children}
      <EditorQuestions editor={editor} />
      <LeaveGuard isDirty={editor.isEditing && editor.isDirty} isLeaving={editor.isLeaving} />
    </Frame>
  )
}

interface FrameProps {
  tab: addresses.MyProfileTab
  hasMedia: boolean
  actions?: ReactNode
  children: ReactNode
}

function Frame({ tab, hasMedia, actions, children }: FrameProps) {
  const texts = useTexts(editorTexts)
  const shown = (['personal', 'media', 'achievements', 'settings'] as const).filter(
    (name) => name !== 'media' || hasMedia,
  )
  const tabs = shown.map((name) => ({ href: addresses.myProfile(name), label: texts[name], current: name === tab }))
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} actions={actions} />
      <LinkTabs label={texts.tabs} tabs={tabs} className="mt-6 mb-8" />
      {children}
    </div>
  )
}
