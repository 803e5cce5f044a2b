import { createHash } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { cut } from '@tohfa/contract/shared/cut'
import { type ImportChange, mostImportChanges } from '@tohfa/contract/catalog/product-import'
import type { RowPlan } from './plan-import.ts'

const longestCell = 200

/** The changes of an import, the first of them in full, and a hash of all. */
export async function summarisePlan(
  plans: readonly RowPlan[],
): Promise<{ changes: ImportChange[]; plan: string }> {
  const all = plans.flatMap((plan): ImportChange[] => {
    if (plan.kind === 'same') return []
    const { line, form } = plan
    if (plan.kind === 'create') return [{ line, title: form.title, cells: plan.cells }]
    return [{ line, title: plan.before.title, id: plan.before.id, cells: plan.cells }]
  })
  const changes = all.slice(0, mostImportChanges).map((change) => ({
    ...change,
    cells: change.cells.map(({ column, from, to }) => ({
      column,
      from: short(from),
      to: short(to),
    })),
  }))
  const hash = createHash('sha256')
  for (const [index, change] of all.entries()) {
    hash.update(JSON.stringify(change))
    // Others are answered between.
    if (index % 100 === 99) await nextTick()
  }
  return { changes, plan: hash.digest('hex') }
}

function short(cell: string): string {
  return cell.length > longestCell ? `${cut(cell, longestCell)}…` : cell
}
