const cell = 'py-2 pr-4 align-top font-medium'

/** The table headings of the printed list: product, variant, quantity. */
export function PickColumns({
  columns,
}: {
  columns: { item: string; choice: string; quantity: string }
}) {
  return (
    <thead>
      <tr className="border-y border-ink text-xs">
        <th scope="col" className={cell}>
          {columns.item}
        </th>
        <th scope="col" className={cell}>
          {columns.choice}
        </th>
        <th scope="col" className="py-2 text-right align-top font-medium">
          {columns.quantity}
        </th>
      </tr>
    </thead>
  )
}
