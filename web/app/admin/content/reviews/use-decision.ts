import type { ReviewDecision, StaffReview } from '@tohfa/contract/catalog/reviews'
import type { Answer } from '#platform/api/api-client.ts'
import { useCall } from '#platform/api/use-call.ts'
import { toast } from '#ui/toast/toast.ts'

/** Sends a decision about a review; it says `done` and shows the list anew. */
export function useDecision({ id }: Pick<StaffReview, 'id'>, onChanged: () => void) {
  const [busy, call] = useCall()

  async function decide(body: ReviewDecision, done: string): Promise<Answer<StaffReview>> {
    const answer = await call('PUT /admin/reviews/:id', { params: { id }, body })
    if (answer.success) {
      toast('success', done, id)
      onChanged()
    }
    return answer
  }

  return { busy, decide }
}
