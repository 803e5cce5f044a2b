import { MessageCircle, Share2 } from 'lucide'
import type { Product } from '@tohfa/contract/catalog/products'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { buttonClass, Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { askTexts as texts } from './ask-and-share.texts.ts'
import { whatsappNumber } from './whatsapp-number.ts'

/** A link to ask about a product where the shop has a WhatsApp number, and a button to share it. */
export function AskAndShare({ product: { id, title } }: { product: Product }) {
  const store = useStoreParticulars()
  const isAlive = useInBrowser()
  const address = `${store.url}/product-detail/${id}`
  const number = whatsappNumber(store)
  return (
    <div className="-ml-5 flex min-h-11 flex-wrap items-center">
      {number && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(texts.about(title, address))}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
        >
          <Icon shape={MessageCircle} className="size-5" />
          {texts.ask}
        </a>
      )}
      {isAlive && (
        <Button look="quiet" onClick={() => void share(title, address)}>
          <Icon shape={Share2} className="size-5" />
          {texts.share}
        </Button>
      )}
    </div>
  )
}

/** With the device's share sheet if it has one; cancelling that is not a failure. */
async function share(title: string, url: string): Promise<void> {
  if ('share' in Navigator.prototype) return navigator.share({ title, url }).catch(() => undefined)
  try {
    await navigator.clipboard.writeText(url)
    toast('success', texts.copied, 'share')
  } catch {
    toast('error', texts.notCopied, 'share')
  }
}
