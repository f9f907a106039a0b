import type { ChosenRole } from '@heraia/contract/roles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { failureOf } from '../../lib/errors.ts'
import { useLocale } from '../../lib/locale.tsx'
import { setUser, type User, useSession } from '../../lib/session.tsx'
import { checkWelcome, type RegistrationWrong, type WelcomeFields } from './account-checks.ts'
import { roleChoices, rolesWithSport } from './role-choices.ts'
import { useSiteInfo } from './use-site-info.ts'

/** What is still asked of an account that came without a profile. */
export function useWelcome(supabaseUser: User, onMade: () => void) {
  const { termsVersion } = useSiteInfo()
  const { chosenLanguage } = useLocale()
  const { retry } = useSession()
  const [fields, setFields] = useState<WelcomeFields>(() => ({ ...knownOf(supabaseUser), terms: false }))
  const [wrong, setWrong] = useState<RegistrationWrong>({})
  const create = useMutation(
    api.accounts.createProfile.mutationOptions({
      onSuccess: (me) => {
        setUser(me)
        onMade()
      },
      // It is made, and waits for an admin: her session is looked at again, which leads her there.
      onError: (error) => {
        if (isWaiting(error)) void retry()
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

  const isMade = create.isSuccess || isWaiting(create.error)
  return { fields, change, wrong, submit, isBusy: create.isPending || isMade, error: isMade ? null : create.error }
}

const isWaiting = (error: unknown): boolean => error !== null && failureOf(error).reason === 'account_waiting'

/** Her name may be known from where she came; all of it, where she filled the form and only her profile was not made. */
export function knownOf({ user_metadata: said }: Pick<User, 'user_metadata'>): Omit<WelcomeFields, 'terms'> {
  return {
    name: textOf(said.name) || textOf(said.full_name),
    role: roleChoices.find((choice) => choice === said.role) ?? 'athlete',
    sport: textOf(said.sport),
  }
}

const textOf = (said: unknown): string => (typeof said === 'string' ? said : '')
