import { Copy } from 'lucide'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { adminProductTexts as texts } from './product.texts.ts'

/** Copies the product as a draft, and opens its form. */
export function DuplicateButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const [busy, call] = useCall()

  async function duplicate() {
    const answer = await call('POST /admin-product/:id/duplicate', { params: { id } })
    if (!answer.success) return toast('error', answer.error, 'product')
    toast('success', texts.duplicated(answer.data.title), 'product')
    void navigate(`/admin/product-add-update?id=${answer.data.id}`)
  }

  return (
    <Button look="secondary" className="flex-1" busy={busy} onClick={() => void duplicate()}>
      <Icon shape={Copy} className="size-4" />
      {texts.duplicate}
    </Button>
  )
}
