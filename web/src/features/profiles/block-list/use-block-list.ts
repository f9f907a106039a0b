import { BLOCK_LIST_BATCH } from '@heraia/contract/block-list-rules'
import type { PersonChip } from '@heraia/contract/person'
import type { ListedToBlock } from '@heraia/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { blockEach } from './block-each.ts'
import { type BlockListProblem, readBlockList } from './read-block-list.ts'

export type Looking =
  | { state: 'none' }
  | { state: 'looking' }
  | { state: 'problem'; problem: BlockListProblem }
  | { state: 'failed'; error: unknown; file: File }
  | { state: 'found'; items: ListedToBlock[] }

/** The file that she chose last, and whom it names. */
export function useBlockListFile() {
  const [looking, setLooking] = useState<Looking>({ state: 'none' })
  const current = useRef(new AbortController())
  useEffect(() => () => current.current.abort(), [])

  async function choose(file: File) {
    current.current.abort()
    const control = new AbortController()
    current.current = control
    const show = (next: Looking) => !control.signal.aborted && setLooking(next)
    show({ state: 'looking' })
    const answer = await readBlockList(file)
    if ('problem' in answer) return void show({ state: 'problem', problem: answer.problem })
    try {
      const items: ListedToBlock[] = []
      for (const handles of inBatches(answer.handles, BLOCK_LIST_BATCH)) {
        if (control.signal.aborted) return
        items.push(...(await client.profiles.lookUpToBlock({ handles })).items)
      }
      show({ state: 'found', items })
    } catch (error) {
      show({ state: 'failed', error, file })
    }
  }
  return { looking, choose }
}

export interface BlockRun {
  state: 'running' | 'done'
  /** Who was to be blocked, of whom `blocked` are and `failed` are not. */
  all: number
  blocked: number
  failed: PersonChip[]
  /** Why the last of these could not be. */
  error?: unknown
}

/**
 * Blocks some at a time. Each stands by itself: who is blocked stays blocked whatever becomes of the others, and blocking
 * somebody twice is blocking her once.
 */
export function useBlockRun() {
  const queries = useQueryClient()
  const [run, setRun] = useState<BlockRun | null>(null)
  const current = useRef(new AbortController())
  useEffect(() => {
    if (current.current.signal.aborted) current.current = new AbortController()
    return () => current.current.abort()
  }, [])

  async function start(people: readonly PersonChip[]) {
    let now: BlockRun = { state: 'running', all: people.length, blocked: 0, failed: [] }
    setRun(now)
    await blockEach(people, {
      signal: current.current.signal,
      block: ({ id }) => client.profiles.block({ id }),
      onStep: ({ blocked, failed, error = now.error }) => {
        now = { ...now, blocked: now.blocked + blocked, failed: [...now.failed, ...failed], error }
        setRun(now)
      },
    })
    setRun({ ...now, state: 'done' })
    // Whatever is cached may show somebody who is blocked now.
    await queries.invalidateQueries()
  }
  return { run, start: (people: readonly PersonChip[]) => void start(people) }
}

function inBatches<Item>(items: readonly Item[], most: number): Item[][] {
  const batches: Item[][] = []
  for (let at = 0; at < items.length; at += most) batches.push(items.slice(at, at + most))
  return batches
}
