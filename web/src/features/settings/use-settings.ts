import type { ProfileSettings } from '@heraia/contract/settings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { failureOf } from '../../lib/errors.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { setUser, useMe } from '../../lib/session.tsx'
import { Contested, sendSettings } from './send-settings.ts'
import { type Edits, edited, editedSince, type Leaf, toForm, withEdits } from './settings-edits.ts'
import { settingsFormTexts } from './settings-texts.ts'

/** How many tries without an answer are remembered. */
const TRIES_MAX = 3

const ownSettings = () => api.settings.get.queryOptions({ staleTime: 0 })

/** Her settings with her changes over them. What another tab saves meanwhile stands under these changes. */
export function useSettings() {
  const texts = useTexts(settingsFormTexts)
  const queries = useQueryClient()
  const me = useMe()
  const query = useQuery(ownSettings())
  const [edits, setEdits] = useState<Edits>({})
  /** What of them is being saved; she may go on meanwhile, or cancel. */
  const sent = useRef<Edits>({})
  /** What she sent before and heard nothing of. */
  const tried = useRef<Edits[]>([])
  const askAgain = () => void queries.invalidateQueries({ queryKey: ownSettings().queryKey })
  useLive('profile.changed', ({ personId }) => personId === me.id && askAgain())
  useLive('resumed', askAgain)

  const save = useMutation({
    mutationFn: ({ loaded, hers }: { loaded: ProfileSettings; hers: boolean }) =>
      sendSettings(loaded, { edits, tried: tried.current, hers }),
    onSuccess: async ({ settings, me: hers }) => {
      const underway = sent.current
      tried.current = []
      queries.setQueryData(ownSettings().queryKey, settings)
      setUser(hers)
      setEdits((now) => editedSince(underway, now, toForm(settings)))
      showToast({ message: texts.saved, tone: 'success' })
      await queries.invalidateQueries({ queryKey: api.profiles.key() })
    },
    onError: (failure) => {
      if (!(failure instanceof Contested)) tried.current = [sent.current, ...tried.current].slice(0, TRIES_MAX)
      askAgain()
    },
  })
  const { error } = save
  function send(hers: boolean) {
    if (!query.data) return
    sent.current = edits
    save.mutate({ loaded: query.data, hers })
  }
  const saved = query.data && toForm(query.data)

  return {
    query,
    form: saved && withEdits(saved, edits),
    isDirty: Object.keys(edits).length > 0,
    isMinor: me.isMinor,
    isSaving: save.isPending,
    /** Settings that both this and another tab changed. */
    clash: error instanceof Contested ? error.leaves : null,
    error: error instanceof Contested ? null : error,
    /** The first thing wrong with a field, by its way: `links.instagram`. */
    errorOf: (leaf: Leaf): string | undefined =>
      error ? failureOf(error).fields.find(({ field }) => field === leaf)?.code : undefined,
    change: (leaf: Leaf, to: string | boolean) => saved && setEdits(edited(saved, edits, leaf, to)),
    /** Several that belong together. */
    changeAll: (changes: Readonly<Record<Leaf, string | boolean>>) =>
      saved && setEdits(Object.entries(changes).reduce((all, [leaf, to]) => edited(saved, all, leaf, to), edits)),
    submit: () => send(false),
    saveHers: () => send(true),
    takeTheirs(leaves: readonly Leaf[]) {
      setEdits(Object.fromEntries(Object.entries(edits).filter(([leaf]) => !leaves.includes(leaf))))
      save.reset()
    },
    stay: () => save.reset(),
    discard() {
      sent.current = {}
      setEdits({})
      save.reset()
    },
  }
}

export type SettingsEditor = ReturnType<typeof useSettings>
