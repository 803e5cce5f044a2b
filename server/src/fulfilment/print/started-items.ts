import { isPrintStarted, type PrintState } from '@tohfa/contract/fulfilment/print/print-moves'

/** The lines whose printing has begun, by the jobs of their order; a gift card is none of them. */
export function startedItems(
  jobs: readonly { itemId: string | null; state: PrintState }[],
): Set<string> {
  const started = jobs.filter(({ state }) => isPrintStarted(state))
  return new Set(started.flatMap(({ itemId }) => itemId ?? []))
}
