import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { PageButtons } from '#ui/paging/page-buttons.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { ListSection } from './list-section.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import { RowEditor } from './row-editor.tsx'
import { wordsOfRow } from './row-fields.ts'
import type { EditedRow } from './use-name-list.ts'

const perPage = listLimits.rowsOfPicture

/** All rows, or those in which something was found, to be edited. */
export function RowsPart({
  list,
  rows,
  product,
  fields,
  onRows,
}: {
  list: NameList
  rows: EditedRow[]
  product: Product
  fields: readonly TemplateField[]
  onRows: (rows: EditedRow[]) => void
}) {
  const withFindings = new Set(list.rows.flatMap(({ n, findings }) => (findings.length ? [n] : [])))
  const [filter, setFilter] = useState<'all' | 'problems'>('all')
  const [page, setPage] = useState(1)
  const [seen, setSeen] = useState<number | null>(null)
  const numbered = rows.map((row, index) => ({ n: index + 1, row }))
  const shown = filter === 'all' ? numbered : numbered.filter(({ n }) => withFindings.has(n))
  const pages = Math.max(1, Math.ceil(shown.length / perPage))
  const at = Math.min(page, pages)
  const seenRow = list.rows.find(({ n }) => n === seen)

  return (
    <ListSection heading={texts.pieceRows}>
      {withFindings.size > 0 && (
        <div className="pt-3">
          <TabButtons
            label={texts.show}
            tabs={[
              { value: 'all', label: texts.all, count: rows.length },
              { value: 'problems', label: texts.problems, count: withFindings.size },
            ]}
            value={filter}
            onChange={(value) => {
              setFilter(value)
              setPage(1)
            }}
          />
        </div>
      )}
      {shown.length === 0 && rows.length > 0 && <p className="pt-4 text-sm">{texts.noneToShow}</p>}
      <ul className="pt-2">
        {shown.slice((at - 1) * perPage, at * perPage).map(({ n, row }) => (
          <RowEditor
            key={n}
            n={n}
            row={row}
            known={list.rows[n - 1]}
            list={list}
            fields={fields}
            product={product}
            onChange={(changed, next) =>
              onRows(rows.map((one, index) => (index + 1 === changed ? next : one)))
            }
            onRemove={(removed) => onRows(rows.filter((_, index) => index + 1 !== removed))}
            onSee={setSeen}
          />
        ))}
      </ul>
      <PageButtons page={at} pages={pages} onChoose={setPage} words={texts.pages} />
      <div className="pt-4">
        {rows.length < listLimits.rows ? (
          <Button
            look="secondary"
            onClick={() => {
              setFilter('all')
              setPage(Math.ceil((rows.length + 1) / perPage))
              onRows([...rows, { values: {}, quantity: 1 }])
            }}
          >
            {texts.add}
          </Button>
        ) : (
          <p className="text-sm text-quiet">{texts.full}</p>
        )}
      </div>
      <Dialog
        open={seenRow !== undefined}
        onClose={() => setSeen(null)}
        title={texts.row(seen ?? 1)}
      >
        {seenRow && (
          <PrivatePicture
            src={seenRow.mockUp ?? seenRow.preview}
            alt={texts.pictureOf(seenRow.n, wordsOfRow(seenRow.values, fields))}
            className="aspect-square w-full"
          />
        )}
      </Dialog>
    </ListSection>
  )
}
