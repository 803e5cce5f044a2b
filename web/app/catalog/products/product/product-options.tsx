import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { Product } from '@tohfa/contract/catalog/products'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { scrollBehavior } from '#ui/motion.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { lazyServerPart } from '#ui/lazy-part.tsx'
import { productTexts as texts } from './product.texts.ts'
import { leftOf, withColor, type ProductChoice } from './product-choice.ts'

const SizeChart = lazyServerPart(() => import('./size-chart.tsx'), 'h-7')

/** Below this stock the page shows how few are left. */
const fewLeft = 5
/** docs/product.md 6.2: on narrow screens another colour scrolls to its pictures at the top. */
const narrow = '(max-width: 767px)'
/** A visible focus must not scroll out of sight. */
const isWorkedByKeys = () => document.activeElement?.matches(':focus-visible')

/** Colour, size and pack of a product, each preselected. */
export function ProductOptions({
  product,
  choice,
  onChange,
}: {
  product: Product
  choice: ProductChoice
  onChange: (choice: ProductChoice) => void
}) {
  const entry = product.colors.find(({ color }) => color === choice.color)
  const left = entry ? leftOf(product, entry, choice.size) : 0
  return (
    <div className="flex flex-col gap-5">
      {product.colors.length > 0 && (
        <RadioTiles
          legend={texts.color}
          name="color"
          current={choiceWord(choice.color)}
          value={choice.color}
          onChange={(color) => {
            onChange(withColor(product, choice, color))
            if (matchMedia(narrow).matches && !isWorkedByKeys())
              scrollTo({ top: 0, behavior: scrollBehavior() })
          }}
          tiles={product.colors.map(({ color }) => ({
            value: color,
            label: choiceWord(color),
            picture: <Swatch color={color} />,
          }))}
        />
      )}
      {entry?.sizes && entry.sizes.length > 0 && (
        <RadioTiles
          legend={texts.size}
          name="size"
          value={choice.size}
          onChange={(size) => onChange({ ...choice, size })}
          tiles={entry.sizes.map(({ size }) => {
            const soldOut = leftOf(product, entry, size) === 0
            return {
              value: size,
              label: choiceWord(size),
              disabled: soldOut,
              ...(soldOut && { note: texts.outOfStock }),
            }
          })}
        />
      )}
      {entry?.sizes?.[0] && <SizeChart product={product} />}
      {product.quantity && product.quantity.length > 0 && (
        <RadioTiles
          legend={texts.pack}
          name="pack"
          value={choice.pack === null ? null : String(choice.pack)}
          onChange={(pack) => onChange({ ...choice, pack: Number(pack) })}
          tiles={product.quantity.map((pack) => ({ value: String(pack), label: String(pack) }))}
        />
      )}
      <p aria-live="polite" className="text-sm font-medium text-warning empty:hidden">
        {left === 0 && texts.outOfStock}
        {left > 0 &&
          left <= fewLeft &&
          (product.customizable ? texts.onlyLeftToPrint(left) : texts.onlyLeft(left))}
      </p>
    </div>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 36 36" className="block size-9">
      <circle cx="18" cy="18" r="17.5" fill={colorSwatch(color)} stroke="var(--control-line)" />
    </svg>
  )
}
