import { z } from 'zod'

/** What a person can choose to be. */
export const CHOSEN_ROLES = ['athlete', 'coach', 'club', 'federation', 'journalist', 'fan'] as const
export const ChosenRole = z.enum(CHOSEN_ROLES)
export type ChosenRole = z.infer<typeof ChosenRole>

/** `admin` is granted by an operator's command or another admin, never chosen. */
export const Role = z.enum([...CHOSEN_ROLES, 'admin'])
export type Role = z.infer<typeof Role>

/** These say their main sport when they register. */
export const rolesWithSport: readonly Role[] = ['athlete', 'coach']
