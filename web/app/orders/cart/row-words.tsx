import type { LineList } from '@tohfa/contract/orders/line-list'

/** What a row of a name list says: its number, its words and how many pieces it is. */
export function RowWords({
  row: { n, quantity },
  words,
}: {
  row: Pick<LineList['rows'][number], 'n' | 'quantity'>
  words: readonly string[] | undefined
}) {
  return (
    <>
      <span className="tabular text-quiet">{`${n}.`}</span>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {words?.join(', ')}
      </span>
      {quantity > 1 && <span className="tabular text-quiet">{`× ${quantity}`}</span>}
    </>
  )
}
