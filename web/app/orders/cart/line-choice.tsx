// chunk: lines
import { namedColor } from '@tohfa/contract/catalog/only-color'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { cartTexts as texts } from './cart.texts.ts'

type Chosen = Pick<CartLine['selectedDetails'], 'color' | 'size' | 'quantity'>

/** Colour where there was one to choose, and size or pack, of a choice; with `quantity` if it is given. */
export function LineChoice({ chosen, quantity }: { chosen: Chosen; quantity?: number }) {
  const parts: [string, string][] = [
    ...(namedColor(chosen.color)
      ? [[texts.color, choiceWord(chosen.color)] as [string, string]]
      : []),
    ...(chosen.size ? [[texts.size, choiceWord(chosen.size)] as [string, string]] : []),
    ...(chosen.quantity ? [[texts.pack, texts.packOf(chosen.quantity)] as [string, string]] : []),
    ...(quantity === undefined ? [] : [[texts.quantity, String(quantity)] as [string, string]]),
  ]
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-quiet">
      {parts.map(([name, value]) => (
        <div key={name} className="flex gap-1">
          <dt>{`${name}:`}</dt>
          <dd className="font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
