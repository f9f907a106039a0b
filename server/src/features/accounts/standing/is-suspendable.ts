/** Who is leaving may come back, and a suspension stands against that. */
export const isSuspendable = (state: string | null): boolean => state === 'active' || state === 'leaving'
