import type { RefundTo } from '@tohfa/contract/payments/refund-details'
import { call } from '#platform/api/api-client.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

type Form = Parameters<typeof showSubmitFailure>[1]

/** The props of each form. */
export type FormProps = { token: string; onGiven: () => void }

/** Sends the refund details; the page is also reloaded when the link has expired meanwhile. */
export async function sendRefundDetails(
  { token, onGiven }: FormProps,
  body: RefundTo,
  form: Form,
): Promise<void> {
  const answer = await call('POST /refund-details/:token', { params: { token }, body })
  if (answer.success || answer.status === 404 || answer.code === 'refund_details_given')
    return onGiven()
  showSubmitFailure(answer, form)
}
