const cell = 'py-2 pr-4 align-top font-medium'

/** The heads of what is read on paper: what it is, which of it, and how many. */
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
