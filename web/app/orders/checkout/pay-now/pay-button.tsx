import { formatRupees } from '@tohfa/contract/shared/money'
import { Button } from '#ui/button.tsx'
import { payNowTexts as texts } from './pay-now.texts.ts'
import type { PayNow } from './use-pay-now.ts'

const waiting = { opening: texts.opening, paying: texts.paying, verifying: texts.verifying }

/** The button that opens the payment window, and the result. */
export function PayButton({
  paying: { phase, notice, pay, checkAgain },
  sum,
  look = 'primary',
}: {
  paying: PayNow
  /** In rupees. */
  sum: number
  look?: 'primary' | 'secondary'
}) {
  const isBusy = phase === 'opening' || phase === 'paying' || phase === 'verifying'
  return (
    <div className="flex flex-col gap-3">
      {phase === 'unconfirmed' ? (
        <Button size="lg" look={look} onClick={checkAgain}>
          {texts.checkAgain}
        </Button>
      ) : (
        <Button size="lg" look={look} busy={isBusy} onClick={pay}>
          {texts.pay(formatRupees(sum))}
        </Button>
      )}
      <output className="text-sm text-quiet empty:hidden">{isBusy ? waiting[phase] : ''}</output>
      {notice && (
        <p role="alert" className="text-sm">
          {notice}
        </p>
      )}
    </div>
  )
}
