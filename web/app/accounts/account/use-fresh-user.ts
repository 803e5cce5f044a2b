import { useLayoutEffect } from 'react'
import { useGet } from '#platform/api/use-get.ts'
import { changeUser } from '#platform/session/session.store.ts'

/** Asks who somebody is: `isFresh` once the session says it as the server does. */
export function useFreshUser(id: string) {
  const { latest, answer, reload } = useGet('GET /user/:id', { params: { id } })
  const user = latest?.success ? latest.data : null

  // Before anything of it is seen.
  useLayoutEffect(() => {
    if (user) changeUser(user)
  }, [user])

  return {
    isFresh: user !== null,
    error: answer?.success === false ? answer.error : null,
    reload,
  }
}
