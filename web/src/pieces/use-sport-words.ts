import { sportMeant } from '@heraia/contract/sport-meant'
import { useState } from 'react'
import { useSportName } from './sport-names.ts'

/**
 * A box for a sport speaks her language, and hands on what is stored: "Baloncesto" is Basketball. What she typed stands
 * as she typed it for as long as it means what is kept.
 */
export function useSportWords(sport: string, onSport: (sport: string) => void) {
  const sportName = useSportName()
  const [typed, setTyped] = useState('')
  const change = (words: string) => {
    setTyped(words)
    const meant = sportMeant(words)
    if (meant !== sport) onSport(meant)
  }
  return [sportMeant(typed) === sport ? typed : sportName(sport), change] as const
}
