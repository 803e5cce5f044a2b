import { useEffect, useState } from 'react'
import { call } from '#platform/api/api-client.ts'
import { failuresTexts as texts } from './failures.texts.ts'

/** Reports a failure of this browser to the shop, and shows its number in the log. */
export default function FailureNumber({ error }: { error: unknown }) {
  const [number, setNumber] = useState<string>()

  useEffect(() => {
    async function report() {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      const body = {
        path: location.pathname.slice(0, 300),
        message: (message || 'unknown').slice(0, 500),
        stack: (stack ?? '').slice(0, 4_000),
      }
      const answer = await call('POST /broken-page', { body })
      if (answer.success) setNumber(answer.data.requestId)
    }
    void report()
  }, [error])

  return (
    <p aria-live="polite" className="page pb-12 text-center text-sm text-quiet">
      {number && (
        <>
          {`${texts.number} `}
          <code className="block break-all select-all">{number}</code>
        </>
      )}
    </p>
  )
}
