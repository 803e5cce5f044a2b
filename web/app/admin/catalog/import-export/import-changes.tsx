import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import { importExportTexts as texts } from './import-export.texts.ts'

/** The products that a file adds, and the cells that it changes, with old and new values. */
export function ImportChanges({
  report: { changes = [], created, changed },
}: {
  report: ImportReport
}) {
  if (changes.length === 0) return null
  const more = created + changed - changes.length
  return (
    <details className="pt-3 text-sm">
      <summary className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline">
        {texts.whatChanges}
      </summary>
      <ul className="flex flex-col">
        {changes.map(({ line, title, id, cells }) => (
          <li key={line} className="border-t border-hairline py-2">
            <p className="wrap-anywhere">
              <span className="tabular text-quiet">{`${texts.line(line)} `}</span>
              <span className="font-medium">{title}</span>
              {id === undefined && <span className="text-quiet">{`, ${texts.isNew}`}</span>}
            </p>
            {cells.map(({ column, from, to }) => (
              <p key={column} className="pl-4 wrap-anywhere">
                <span className="text-quiet">{`${column}: `}</span>
                <del>{from || texts.empty}</del>
                <span aria-hidden>{' → '}</span>
                <ins className="font-medium no-underline">{to || texts.empty}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-2">{texts.more(more)}</p>}
    </details>
  )
}
