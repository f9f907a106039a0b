import type { ChosenRole } from '@heraia/contract/roles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useLocale } from '../../lib/locale.tsx'
import { setUser, type User } from '../../lib/session.tsx'
import { checkWelcome, type RegistrationWrong, type WelcomeFields } from './account-checks.ts'
import { rolesWithSport } from './role-choices.ts'
import { useSiteInfo } from './use-site-info.ts'

/** What is still asked of an account that came without a profile. Her name may be known from where she came. */
export function useWelcome(supabaseUser: User, onMade: () => void) {
  const { termsVersion } = useSiteInfo()
  const { chosenLanguage } = useLocale()
  const [fields, setFields] = useState<WelcomeFields>({
    name: nameOf(supabaseUser),
    role: 'athlete',
    sport: '',
    terms: false,
  })
  const [wrong, setWrong] = useState<RegistrationWrong>({})
  const create = useMutation(
    api.accounts.createProfile.mutationOptions({
      onSuccess: (me) => {
        setUser(me)
        onMade()
      },
    }),
  )

  function change(changed: Partial<WelcomeFields>) {
    setFields((now) => ({ ...now, ...changed }))
    setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
  }

  /** Answers the name of the first wrong field, for the focus. */
  function submit(): string | undefined {
    const found = checkWelcome(fields)
    setWrong(found)
    const first = Object.keys(found)[0]
    if (first) return first
    create.mutate({
      name: fields.name.trim(),
      role: fields.role as ChosenRole,
      sport: rolesWithSport.includes(fields.role) ? fields.sport.trim() : undefined,
      termsVersion,
      // What this screen speaks is not what she chose.
      language: chosenLanguage ?? undefined,
    })
    return undefined
  }

  return { fields, change, wrong, submit, isBusy: create.isPending || create.isSuccess, error: create.error }
}

function nameOf({ user_metadata }: User): string {
  const name: unknown = user_metadata.name ?? user_metadata.full_name
  return typeof name === 'string' ? name : ''
}
