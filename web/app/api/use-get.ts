import { useEffect, useState } from 'react'
import { call, type Answer } from './api-client.ts'

/**
 * What a GET under /v1 answers, asked anew whenever the path changes; an overtaken call is
 * cancelled. `answer` is undefined while it is on its way, `latest` is the last one that came,
 * whatever its path. Without a path nothing is asked.
 */
export function useGet<T>(path: string | null): {
  answer: Answer<T> | undefined
  latest: Answer<T> | undefined
  reload: () => void
} {
  const [turn, setTurn] = useState(0)
  const [kept, setKept] = useState<{ asked: string; answer: Answer<T> }>()
  const asked = path === null ? null : `${turn} ${path}`

  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const { signal } = controller
    async function ask(question: string) {
      const path = question.slice(question.indexOf(' ') + 1)
      const answer = await call<T>('GET', path, { signal })
      if (!signal.aborted) setKept({ asked: question, answer })
    }
    void ask(asked)
    return () => controller.abort()
  }, [asked])

  return {
    answer: kept && kept.asked === asked ? kept.answer : undefined,
    latest: kept?.answer,
    reload: () => setTurn(turn + 1),
  }
}
