import { useState } from 'react'
import { useParams } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { RefundDetailsRequest } from '@tohfa/contract/payments/refund-details'
import { type ByHandKind, byHandKinds } from '@tohfa/contract/payments/refund-states'
import { useGet } from '#platform/api/use-get.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { ReadOne } from '#platform/page-head/read-one.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Radio } from '#ui/form/choice.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { BankForm } from './bank-form.tsx'
import { refundDetailsTexts as texts } from './refund-details.texts.ts'
import { UpiForm } from './upi-form.tsx'

/** The details of a refund by hand, by the link of its mail (docs/product.md 10.12). */
export default function RefundDetailsPage() {
  const { token = '' } = useParams()
  const read = useGet('GET /refund-details/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/refund" hidden />
      <ReadOne read={read} texts={texts} waiting={<Waiting />}>
        {(refund) => <DetailsRequest token={token} refund={refund} onGiven={read.reload} />}
      </ReadOne>
    </>
  )
}

function Waiting() {
  return (
    <NarrowPage heading={texts.heading} busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-1 h-7 w-56" />
      <Skeleton className="mt-6 h-18 w-full" />
      <Skeleton className="mt-5 h-24 w-full" />
    </NarrowPage>
  )
}

type Props = { token: string; refund: RefundDetailsRequest; onGiven: () => void }

function DetailsRequest({ token, refund, onGiven }: Props) {
  const [method, setMethod] = useState<ByHandKind>(refund.method)
  const { orderNumber, given } = refund
  const amount = formatRupees(refund.amount)
  const Form = method === 'upi' ? UpiForm : BankForm
  return (
    <NarrowPage heading={given ? texts.given : texts.heading}>
      <SuccessMessage sentence={given ? texts.givenSentence(amount, orderNumber) : null} />
      {given ? (
        <ButtonLink look="secondary" to="/contact">
          {texts.help}
        </ButtonLink>
      ) : (
        <>
          <p className="tabular text-sm text-quiet">{texts.of(orderNumber)}</p>
          <p className="tabular pb-6 text-lg font-semibold">{texts.back(amount)}</p>
          <fieldset className="flex flex-col">
            <legend className="pb-1 text-sm font-medium">{texts.method}</legend>
            {byHandKinds.map((kind) => (
              <Radio
                key={kind}
                name="method"
                value={kind}
                label={texts.methods[kind]}
                checked={kind === method}
                onChange={() => setMethod(kind)}
              />
            ))}
          </fieldset>
          <Form token={token} onGiven={onGiven} />
          <p className="mt-6 border-t border-hairline pt-5 text-sm text-quiet">{texts.safe}</p>
        </>
      )}
    </NarrowPage>
  )
}
