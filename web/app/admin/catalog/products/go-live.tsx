import type { Product } from '@tohfa/contract/catalog/products'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { visibilityTexts as texts } from './visibility.texts.ts'

/** Puts a draft of the list into the shop with one press. */
export function GoLive({ product, reload }: { product: Product; reload: () => void }) {
  const [busy, call] = useCall()

  async function publish() {
    const answer = await call('PATCH /admin-product/:id', {
      params: { id: product.id },
      body: { visibility: 'published' },
      headers: { 'if-unmodified-since': product.updatedAt },
    })
    if (!answer.success) return toast('error', answer.error, 'product')
    toast('success', texts.published(product.title), 'product')
    reload()
  }

  return (
    <Button
      look="secondary"
      className="mt-2 w-full"
      busy={busy}
      aria-label={texts.goLiveOf(product.title)}
      onClick={() => void publish()}
    >
      {texts.goLive}
    </Button>
  )
}
