import { Gift } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'

/** Says of an order, or of its print, that it is a gift. */
export function GiftMark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-1 rounded-control border border-control px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${className}`}
    >
      <Icon shape={Gift} className="size-3.5" />
      {texts.gift}
    </span>
  )
}
