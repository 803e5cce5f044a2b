import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGet } from '#platform/api/use-get.ts'
import { frameTexts } from '#admin/frame/frame.texts.ts'
import { adminOrderTexts as texts } from './admin-orders.texts.ts'
import { OrderDetails } from './order-details.tsx'

/** An order with its next step by the shop (docs/product.md 11.4). */
export function OrderDialog({
  id,
  number,
  onClose,
  onMoved,
}: {
  id: string | null
  /** From the list, if it is there; else it is loaded with the order. */
  number: string | undefined
  onClose: () => void
  onMoved: () => void
}) {
  const read = useGet('GET /admin/orders/:id', id ? { params: { id } } : null)
  const { latest, reload } = read
  // The old data stays while it reloads, so that nobody loses their position.
  const answer = read.answer ?? (latest?.success && latest.data.id === id ? latest : undefined)
  const order = answer?.success ? answer.data : null
  const known = number ?? order?.orderNumber
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      inAddress
      title={known ? texts.title(known) : texts.order}
      className="sm:w-[min(52rem,calc(100vw-2rem))]"
    >
      {order && (
        <OrderDetails
          key={order.id}
          order={order}
          onClose={onClose}
          onMoved={onMoved}
          onChanged={reload}
        />
      )}
      {!answer && <DetailsSkeleton />}
      {answer?.success === false && (
        <div role="alert" className="flex flex-col items-start gap-4 p-5">
          <p className="font-semibold">{texts.notRead}</p>
          <p>{answer.error}</p>
          <Button onClick={reload}>{frameTexts.tryAgain}</Button>
        </div>
      )}
    </Dialog>
  )
}

function DetailsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5 p-5">
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-6" />
      <Skeleton className="h-20" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  )
}
