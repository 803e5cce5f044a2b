/**
 * The code of what a line of an order prints, as it is on tickets and slips and is typed at the
 * bench: `TF100123-2`, and of a row of a name list `TF100123-2.7`.
 */
export function ticketCode(
  orderNumber: string,
  { line, row }: { line: number; row?: number | null | undefined },
): string {
  return `${orderNumber}-${line}${row ? `.${row}` : ''}`
}
