import { useEffect, useState } from 'react'
import type { Suggestion } from '@tohfa/contract/catalog/products'
import { call } from '#platform/api/api-client.ts'

const pauseMs = 120
const shortest = 2
const none: readonly Suggestion[] = []

/**
 * Suggestions for the typed text, requested at pauses in the typing; a newer request cancels the
 * older.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const search = typed.trim()
  const [kept, setKept] = useState<{ search: string; items: readonly Suggestion[] }>()

  useEffect(() => {
    if (search.length < shortest) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function ask() {
      const answer = await call('GET /product/suggestions', {
        query: { search },
        signal,
      })
      if (!signal.aborted) setKept({ search, items: answer.success ? answer.data : none })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])

  return search.length < shortest ? none : (kept?.items ?? none)
}
