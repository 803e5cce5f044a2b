import { ChevronDown } from 'lucide'
import type { LineList } from '@tohfa/contract/orders/line-list'
import { wordsOfRows } from '@tohfa/contract/orders/row-words'
import { Icon } from '#ui/icon.tsx'
import { cartTexts as texts } from './cart.texts.ts'
import { RowWords } from './row-words.tsx'

/** The rows of a name list that a line consists of, folded: there may be hundreds. */
export function ListRows({ list: { title, rows } }: { list: LineList }) {
  const words = wordsOfRows(rows)
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 list-none items-center gap-x-2 rounded-control [&::-webkit-details-marker]:hidden">
        <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {texts.listRows(title, rows.length)}
        </span>
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="flex max-h-80 flex-col gap-0.5 overflow-y-auto">
        {rows.map((row, at) => (
          <li
            key={row.n}
            className={`flex gap-x-2 ${(row.cancelled ?? 0) > 0 ? 'text-quiet line-through' : ''}`}
          >
            <RowWords row={row} words={words[at]} />
          </li>
        ))}
      </ol>
    </details>
  )
}
