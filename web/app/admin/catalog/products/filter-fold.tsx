import { ChevronDown } from 'lucide'
import { useId } from 'react'
import type { FilterGroupProps } from '#catalog/products/listing/filter-form.tsx'
import { Icon } from '#ui/icon.tsx'

/** A foldable group of filters (docs/product.md 15.2). */
export function FilterFold({ legend, children }: FilterGroupProps) {
  const id = useId()
  return (
    <details open className="group/fold border-t border-hairline first-of-type:border-0">
      <summary
        id={id}
        className="flex min-h-11 list-none items-center justify-between gap-4 rounded-control text-sm font-semibold [&::-webkit-details-marker]:hidden"
      >
        {legend}
        <Icon
          shape={ChevronDown}
          className="size-4 text-quiet transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <fieldset aria-labelledby={id} className="flex min-w-0 flex-col pb-3">
        {children}
      </fieldset>
    </details>
  )
}
