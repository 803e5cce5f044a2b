import { useLayoutEffect } from 'react'
import { useGet } from '#platform/api/use-get.ts'
import { changeUser } from '#platform/session/session.store.ts'

/** Fetches the user; `isFresh` once the session has the server's data. */
export function useFreshUser(id: string) {
  const { latest, answer, reload } = useGet('GET /user/:id', { params: { id } })
  const user = latest?.success ? latest.data : null

  // Before the first paint.
  useLayoutEffect(() => {
    if (user) changeUser(user)
  }, [user])

  return {
    isFresh: user !== null,
    error: answer?.success === false ? answer.error : null,
    reload,
  }
}
