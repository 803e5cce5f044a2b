import { useEffect, useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/admin-orders'
import { type Answer, call } from '../../api/api-client.ts'

/** As many as an address can name. */
export const mostSlips = 100
/** How many orders are asked for at once. */
const portion = 20

/** The orders whose ids stand in `named`, separated by commas; null until all have answered. */
export function usePacking(named: string) {
  const [turn, setTurn] = useState(0)
  const [read, setRead] = useState<{ orders: AdminOrder[]; unread: number } | null>(null)
  const asked = `${turn} ${named}`

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function ask(question: string) {
      const names = question.slice(question.indexOf(' ') + 1).split(',')
      const ids = [...new Set(names.filter(Boolean))].slice(0, mostSlips)
      const answers: Answer<AdminOrder>[] = []
      for (let from = 0; from < ids.length && !signal.aborted; from += portion)
        answers.push(
          ...(await Promise.all(
            ids
              .slice(from, from + portion)
              .map((id) => call('GET /user-orders/:id', { params: { id }, signal })),
          )),
        )
      if (signal.aborted) return
      const orders = answers.flatMap((answer) => (answer.success ? [answer.data] : []))
      setRead({ orders, unread: answers.length - orders.length })
    }
    void ask(asked)
    return () => controller.abort()
  }, [asked])

  return {
    orders: read?.orders ?? null,
    unread: read?.unread ?? 0,
    reload: () => setTurn(turn + 1),
  }
}
