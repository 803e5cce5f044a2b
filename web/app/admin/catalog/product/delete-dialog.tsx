import type { Product } from '@tohfa/contract/catalog/products'
import { useNavigate } from '#ui/link.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { adminProductTexts as texts } from './product.texts.ts'

/** Asks, deletes, and returns to the catalogue; a failure is a toast (docs/product.md 15.3). */
export function DeleteDialog({
  product,
  open,
  onClose,
}: {
  product: Product
  open: boolean
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [busy, call] = useCall()

  async function remove() {
    const answer = await call('DELETE /admin-product/:id', { params: { id: product.id } })
    onClose()
    if (!answer.success) return toast('error', answer.error, 'product')
    toast('success', texts.deleted(product.title), 'product')
    void navigate('/admin', { replace: true })
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.deleteTitle} role="alertdialog">
      <div className="flex flex-col gap-5 p-5">
        <p className="break-words">{texts.reallyDelete(product.title)}</p>
        <p className="text-sm text-quiet">{texts.ordersStay}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            {texts.yesDelete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
