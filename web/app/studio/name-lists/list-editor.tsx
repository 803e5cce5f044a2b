import { formatRupees } from '@tohfa/contract/shared/money'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { useGet } from '#platform/api/use-get.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ApprovalPart } from './approval-part.tsx'
import { CollectPart } from './collect-part.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { ExpectedPart } from './expected-part.tsx'
import { ListHead } from './list-head.tsx'
import { ListSection } from './list-section.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import { fieldsOfRows } from './row-fields.ts'
import { RowsPart } from './rows-part.tsx'
import { SamePart } from './same-part.tsx'
import { sendSheet } from './send-sheet.ts'
import { SheetIn } from './sheet-in.tsx'
import type { NameListState } from './use-name-list.ts'

/** The whole list: rows in, columns, rows, approval. */
export function ListEditor({
  list,
  rows,
  editRows,
  change,
  changeValues,
  retry,
  send,
  reload,
  isSaving,
  notSaved,
}: Omit<NameListState, 'list' | 'failure'> & { list: NameList }) {
  const params = { id: list.productId }
  const studio = useGet('GET /studio/products/:id', { params })
  const product = useGet('GET /product/:id', { params })
  const { id, pieces, price } = list
  const take = (sheet: { text: string } | { file: File }) =>
    'text' in sheet
      ? change({ text: sheet.text })
      : send(({ version }) => sendSheet(id, version, sheet.file))

  const failed = [studio.answer, product.answer].find((answer) => answer?.success === false)
  const sheetIn = <SheetIn rows={list.total} failure={notSaved} onSheet={take} />
  const fields = studio.latest?.success ? studio.latest.data.fields : []
  const { varying, shared } = fieldsOfRows(list, fields)
  return (
    <div className="page max-w-5xl py-6">
      <ListHead title={list.title} productId={list.productId} />
      <p className="tabular pt-1 pb-4">
        {`${texts.pieces(pieces)} · `}
        {price.personalisation > 0
          ? texts.price(
              formatRupees(price.unitPrice),
              formatRupees(price.personalisation),
              formatRupees(price.total),
            )
          : texts.priceOnly(formatRupees(price.unitPrice), formatRupees(price.total))}
      </p>
      <p aria-live="polite" className="min-h-5 text-xs text-quiet">
        {isSaving ? texts.saving : notSaved ? '' : texts.saved}
      </p>
      {notSaved && list.total > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 pb-3 text-sm">
          <span className="font-medium text-danger">{texts.notSaved(notSaved.error)}</span>
          {retry && !isSaving && (
            <Button look="quiet" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </p>
      )}
      <ListSection heading={texts.names}>
        {list.total === 0 ? (
          sheetIn
        ) : (
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm text-link underline-offset-4 hover:underline">
              {texts.other}
            </summary>
            {sheetIn}
          </details>
        )}
      </ListSection>
      {failed && !failed.success ? (
        <div role="alert" className="flex flex-col items-start gap-3 py-4">
          <p className="text-sm">
            {failed.code === 'not_customizable' ? texts.notCustomizable : failed.error}
          </p>
          {failed.code !== 'not_customizable' && (
            <Button
              look="secondary"
              onClick={() => {
                studio.reload()
                product.reload()
              }}
            >
              {texts.retry}
            </Button>
          )}
        </div>
      ) : studio.latest?.success && product.latest?.success ? (
        <>
          <ColumnsPart
            columns={list.columns}
            fields={fields}
            onChange={(part) => void change(part)}
          />
          <SamePart
            list={list}
            product={product.latest.data}
            fields={shared}
            onChange={(part) => void change(part)}
            onValues={(values) => void changeValues(values)}
          />
          <RowsPart
            list={list}
            rows={rows}
            product={product.latest.data}
            fields={varying}
            onRows={editRows}
          />
          <CollectPart list={list} reload={reload} />
          <ExpectedPart list={list} />
          <ApprovalPart
            list={list}
            change={change}
            send={send}
            reload={reload}
            isSaving={isSaving}
          />
        </>
      ) : (
        <Skeleton className="mt-6 h-64" />
      )}
    </div>
  )
}
