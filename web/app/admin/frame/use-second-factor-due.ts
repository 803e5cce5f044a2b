import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '#ui/link.ts'
import { call } from '#platform/api/api-client.ts'

const setUpAt = '/admin/security'

/**
 * Redirects staff to the setup of their second factor from any staff page, while the shop requires
 * one and they have none. Otherwise it makes no further request.
 */
export function useSecondFactorDue(isAdmin: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isFree = useRef(false)

  useEffect(() => {
    if (!isAdmin || isFree.current || pathname === setUpAt) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function look() {
      const answer = await call('GET /admin/second-factor', { signal })
      if (!answer.success) return
      const { required, enabled } = answer.data
      isFree.current = !required
      if (required && !enabled) void navigate(setUpAt, { replace: true })
    }
    void look()
    return () => controller.abort()
  }, [isAdmin, navigate, pathname])
}
