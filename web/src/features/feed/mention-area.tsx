import { TextArea, type TextAreaProps } from '@heraia/ui/text-area'
import { type ComponentType, useState } from 'react'

type Suggestions = ComponentType<{ box: HTMLTextAreaElement }>

/**
 * Writing in which an `@` names somebody. What suggests people is fetched as she writes the first one; where it cannot be,
 * she writes the name herself.
 */
export function MentionArea(props: TextAreaProps) {
  const [box, setBox] = useState<HTMLTextAreaElement>()
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const begin = (area: HTMLTextAreaElement) => {
    if (box || !area.value.includes('@')) return
    setBox(area)
    import('./mention-suggestions.tsx').then(
      (part) => setSuggestions(() => part.MentionSuggestions),
      () => setBox(undefined),
    )
  }
  return (
    <>
      <TextArea {...props} onInput={(event) => begin(event.currentTarget)} />
      {box && Suggestions && <Suggestions box={box} />}
    </>
  )
}
