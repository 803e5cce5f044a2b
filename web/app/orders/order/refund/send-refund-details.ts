import type { RefundTo } from '@tohfa/contract/payments/refund-details'
import { call } from '#platform/api/api-client.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

type Form = Parameters<typeof showSubmitFailure>[1]

/** What each form needs of the page. */
export type FormProps = { token: string; onGiven: () => void }

/** Says where a refund goes to; also where the link has ended meanwhile, the page is read again. */
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
