import { useEffect, useState } from 'react'
import type { Found } from '@tohfa/contract/backoffice/finder'
import { call } from '#platform/api/api-client.ts'

const pauseMs = 150
const fewest = 2

export type FoundState = 'idle' | 'searching' | 'found' | 'failed'
type Kept = { search: string; attempt: number; found: Found | null }

/**
 * What the shop found for the typed text, asked at pauses in the typing. A newer text cancels the
 * older request, so that a slow answer never replaces a newer one.
 */
export function useFound(typed: string): {
  state: FoundState
  /** Of the typed text, or of the one before while its answer is awaited. */
  found: Found | null
  again: () => void
} {
  const search = typed.trim()
  const [attempt, setAttempt] = useState(0)
  const [kept, setKept] = useState<Kept>()
  const isShort = search.length < fewest

  useEffect(() => {
    if (isShort) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function ask() {
      const answer = await call('GET /admin/find', { query: { search }, signal })
      if (!signal.aborted) setKept({ search, attempt, found: answer.success ? answer.data : null })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, isShort, attempt])

  const again = () => setAttempt(attempt + 1)
  if (isShort) return { state: 'idle', found: null, again }
  const isCurrent = kept?.search === search && kept.attempt === attempt
  const state = !isCurrent ? 'searching' : kept.found ? 'found' : 'failed'
  return { state, found: kept?.found ?? null, again }
}
