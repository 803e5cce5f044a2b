import type { Proof } from '@tohfa/contract/studio/proofs'
import { call, type Failed, failed } from '#platform/api/api-client.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

const firstPauseMs = 400
const longestPauseMs = 3_000
const slowMs = 10_000

/**
 * Polls a proof at growing intervals until it is rendered or has failed.
 * @param onSlow called when it takes longer than expected
 * @returns null when the caller has aborted
 */
export async function waitForProof(
  hash: string,
  onSlow: () => void,
  signal: AbortSignal,
): Promise<Proof | Failed | null> {
  const timer = setTimeout(onSlow, slowMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
  try {
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(pause * 1.5, longestPauseMs)) {
      const answer = await call('GET /proofs/:hash', { params: { hash }, signal })
      if (signal.aborted) return null
      if (!answer.success) return answer
      if (answer.data.state === 'ready') return answer.data
      if (answer.data.state === 'failed') return failed(texts.notRendered)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return null
  } finally {
    clearTimeout(timer)
  }
}
