import { useRef, useState } from 'react'
import { redirectDocument } from 'react-router'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { call } from '#platform/api/api-client.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { useMember } from '#platform/session/guards.ts'
import { PayButton } from '#orders/checkout/pay-now/pay-button.tsx'
import { usePayNow } from '#orders/checkout/pay-now/use-pay-now.ts'
import { ButtonLink } from '#ui/button.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import type { Route } from './+types/payment-trial.page'
import { paymentTrialTexts as texts } from './payment-trial.texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/**
 * Only the policy of this page's document allows the payment script, so it is always loaded as a
 * document. Pages of staff never allow it.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** An owner tries out the keys of the payment provider (docs/product.md 15.25). */
export default function PaymentTrialPage({ loaderData }: Route.ComponentProps) {
  const session = useMember()
  const ticket = useRef('')
  const [worked, setWorked] = useState<{ simulated: boolean } | null>(null)
  const paying = usePayNow(loaderData.payWindow, {
    orderNumber: texts.name,
    async ask() {
      const answer = await call('POST /admin/setup/payment', { body: {} })
      if (answer.success) ticket.current = answer.data.ticket
      return answer
    },
    async verify(callback) {
      const answer = await call('POST /admin/setup/payment/paid', {
        body: { ...callback, ticket: ticket.current },
      })
      if (answer.success) setWorked(answer.data)
      return answer
    },
    onPaid: () => undefined,
  })
  return (
    <NarrowPage
      heading={worked ? texts.worked : texts.heading}
      {...(!session && { busy: true as const })}
    >
      <title>{texts.title}</title>
      <SuccessMessage
        sentence={worked && (worked.simulated ? texts.sandboxSentence : texts.workedSentence)}
      />
      {!worked && (
        <>
          <p className="pb-6">{texts.what}</p>
          <PayButton paying={paying} sum={1} />
        </>
      )}
      <ButtonLink to="/admin/today" look={worked ? 'primary' : 'quiet'} className="mt-4">
        {texts.back}
      </ButtonLink>
    </NarrowPage>
  )
}
