import type { Product } from '@tohfa/contract/catalog/products'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { VisibilityBadge } from '#admin/catalog/products/visibility-badge.tsx'
import { visibilityTexts as texts } from '#admin/catalog/products/visibility.texts.ts'

/** The visibility of a product, with a button that changes it. */
export function VisibilityNote({ product, reload }: { product: Product; reload: () => void }) {
  const [busy, call] = useCall()
  const { id, title, visibility } = product

  async function move(to: 'published' | 'hidden') {
    const answer = await call('PATCH /admin-product/:id', {
      params: { id },
      body: { visibility: to },
      headers: { 'if-unmodified-since': product.updatedAt },
    })
    if (!answer.success) return toast('error', answer.error, 'product')
    toast('success', texts[to](title), 'product')
    reload()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2 text-sm text-quiet">
        <VisibilityBadge visibility={visibility} />
        {visibility ? texts.notes[visibility] : texts.choices.published}
      </p>
      <Button
        look="secondary"
        busy={busy}
        onClick={() => void move(visibility ? 'published' : 'hidden')}
      >
        {visibility ? texts.publish : texts.hide}
      </Button>
    </div>
  )
}
