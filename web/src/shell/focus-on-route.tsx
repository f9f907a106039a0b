import { LiveRegion } from '@heraia/ui/live-region'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a link is followed, keyboard and screen reader start at the new screen's heading, and its title is read; also where
 * a link of the header leads to the screen she is on. They stay where she is in what changes a part of the screen: at the
 * tab that she opened, in the box that she types in; and where a search follows what she typed there, she may have gone on
 * to the header by then.
 */
export function FocusOnRoute() {
  const now = useLocation()
  const how = useNavigationType()
  const [announced, setAnnounced] = useState('')
  const before = useRef(now)

  useEffect(() => {
    const was = before.current
    const hash = now.hash
    before.current = now
    // Not when scripts come late: the phone's menu may be open by then.
    if (was.key === now.key) return
    // Nothing outside of it could take the focus; it gives that back to its button.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    const from = document.activeElement
    const isSameScreen = was.pathname === now.pathname && was.hash === hash
    const followsTyping = how === 'REPLACE' && was.search !== now.search
    if (isSameScreen && (followsTyping || !from?.matches('header :not(#main *)'))) return
    const target = (hash && document.getElementById(hash.slice(1))) || screenStart()
    if (hash || !from?.matches('#main :is(input,[role=tab])')) target?.focus({ preventScroll: true })
    if (hash) target?.scrollIntoView()
    // A screen that is gone takes its own title along a moment later.
    setTimeout(() => setAnnounced(document.title))
  }, [now, how])

  return <LiveRegion message={announced} />
}

const screenStart = () => document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
