import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { createJoined } from '#platform/threads/joined.ts'
import { forPage, runInProcess } from '#studio/press/worker/render-in-process.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import { drawnProof, type WholeList } from './list-shape.ts'
import { nameFieldOf } from './field-roles.ts'
import type { DrawnRow } from './name-lists.queries.ts'

/** Draws fifty rows of a list on one picture, for those who look at all of them at once. */
export function contactSheets({ proofs }: { proofs: Pick<Proofs, 'readPicture'> }) {
  const joined = createJoined()

  async function draw(
    whole: WholeList,
    rows: readonly DrawnRow[],
    who: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const pages = rows.find((row) => drawnProof(row))?.pages
    const [page] = pages ?? []
    const { list, studio } = whole
    const name = studio && nameFieldOf(studio.fields)?.id
    const blank = studio && { ...blanks[studio.blank], areas: areasOf(studio) }
    const cells = rows.map((row) => ({
      proof: drawnProof(row),
      label: labelOf(row, row.size ?? list.size, name),
      ground: blank ? sheetGround(blank.id, row.color ?? list.color, blank.areas) : '#ffffff',
    }))
    const area = page?.area ?? ''
    const shown = new Set(cells.flatMap(({ proof }) => proof ?? []))
    const previews: Record<string, () => Promise<Buffer>> = {}
    for (const hash of shown) {
      const bytes = await proofs.readPicture({ hash, area })
      if (bytes) previews[hash] = () => Promise.resolve(bytes)
    }
    const aspect = page ? page.height / page.width : 1
    const { webp } = await runInProcess(
      'contactSheet',
      { aspect, cells },
      previews,
      forPage(who, signal),
    )
    return webp
  }

  /** Null where none of the rows of this page is drawn. */
  return async (
    whole: WholeList,
    page: number,
    who: string,
    gone?: AbortSignal,
  ): Promise<Buffer | null> => {
    const from = (page - 1) * listLimits.rowsOfPicture
    const rows = whole.rows.slice(from, from + listLimits.rowsOfPicture)
    if (rows.every((row) => drawnProof(row) === null)) return null
    const key = JSON.stringify([whole.list.id, page, rows.map(drawnProof)])
    return joined(key, (signal) => draw(whole, rows, who, signal), gone)
  }
}

function labelOf({ n, values, quantity }: DrawnRow, size: string | null, name?: string): string[] {
  const words = (name && values[name]) || ''
  const number = quantity > 1 ? `×${quantity}` : ''
  return [String(n), words, size ?? '', number].filter(Boolean)
}
