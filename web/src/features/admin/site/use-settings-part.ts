import type { ManagedSettings } from '@heraia/contract/site-settings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { failureOf, fieldCode } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { managedSettings } from '../admin-queries.ts'
import { type SiteSettingsTexts, siteSettingsTexts } from './site-settings-texts.ts'

type Name = keyof ManagedSettings

/** Settings that are saved together: what she writes is kept here until then, with what it was written over. */
export function useSettingsPart<Names extends Name>(
  name: string,
  start: Pick<ManagedSettings, Names>,
  /** Said once they are saved; null: that every page shows it. */
  saidAfter: string | null = null,
) {
  const texts = useTexts(siteSettingsTexts)
  const queries = useQueryClient()
  const draft = useDraft(`site-${name}`, { was: start, values: start })
  const { was, values } = draft.value
  const saving = useMutation(
    api.admin.saveSiteSettings.mutationOptions({
      onSuccess: (saved, sent) => {
        queries.setQueryData(managedSettings().queryKey, saved)
        void queries.invalidateQueries({ queryKey: api.site.info.key() })
        // The ways in, as the auth server said them before.
        void queries.invalidateQueries({ queryKey: ['auth', 'settings'], refetchType: 'none' })
        // What she wrote since stays, over what is saved by now.
        draft.sent((now) =>
          JSON.stringify(now.values) === JSON.stringify(sent.values)
            ? { was: start, values: start }
            : { ...now, was: saved },
        )
        showToast({ message: saidAfter ?? texts.saved, tone: 'success' })
      },
    }),
  )
  const failure = saving.error ? failureOf(saving.error) : null
  return {
    values,
    change(part: Partial<Pick<ManagedSettings, Names>>) {
      draft.change((now) => ({ ...now, values: { ...now.values, ...part } }))
    },
    wrong: (field: string) => failure && wordsOf(texts, fieldCode(failure, `values.${field}`)),
    isRestored: draft.restored,
    isElsewhere: failure?.reason === 'edited_elsewhere',
    /** Nothing that stands at a field, nor somebody else's change. */
    error: failure && failure.fields.length === 0 && failure.reason !== 'edited_elsewhere' ? saving.error : null,
    isPending: saving.isPending,
    save: () => saving.mutate({ values, was }),
    discard() {
      draft.sent()
      saving.reset()
      void queries.invalidateQueries({ queryKey: managedSettings().queryKey })
    },
  }
}
export type SettingsPart = Omit<ReturnType<typeof useSettingsPart<never>>, 'values' | 'change'>

function wordsOf(texts: SiteSettingsTexts, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return code in texts.wrong ? texts.wrong[code as keyof SiteSettingsTexts['wrong']] : texts.wrong.other
}
