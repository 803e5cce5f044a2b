// chunk: cards
import { useEffect, useState } from 'react'
import {
  type AnswerTo,
  call,
  type CallArguments,
  type CallName,
  type CallOptions,
} from './api-client.ts'

/**
 * The answer of a GET under /v1, requested again whenever its input changes; a superseded call is
 * cancelled. `answer` is undefined while loading, `latest` is the last answer for any input. With
 * null nothing is requested.
 */
export function useGet<Name extends CallName & `GET ${string}`>(
  name: Name,
  options: Omit<CallOptions<Name>, 'signal'> | null,
): {
  answer: AnswerTo<Name> | undefined
  latest: AnswerTo<Name> | undefined
  reload: () => void
} {
  const [turn, setTurn] = useState(0)
  const [kept, setKept] = useState<{ key: string; answer: AnswerTo<Name> }>()
  const key = options && JSON.stringify([name, options, turn])

  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    async function ask(question: string) {
      const [name, options] = JSON.parse(question) as [Name, object]
      const args = [name, { ...options, signal }] as unknown as CallArguments<Name>
      const answer = await call<Name>(...args)
      if (!signal.aborted) setKept({ key: question, answer })
    }
    void ask(key)
    return () => controller.abort()
  }, [key])

  return {
    answer: kept && kept.key === key ? kept.answer : undefined,
    latest: kept?.answer,
    reload: () => setTurn(turn + 1),
  }
}
