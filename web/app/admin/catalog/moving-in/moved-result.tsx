import type { MovedReport } from '@tohfa/contract/catalog/moving/moving'
import { FileProblems } from '#admin/catalog/import-export/file-problems.tsx'
import { Figures } from './figures.tsx'
import { movingInTexts as texts } from './moving-in.texts.ts'

/** The result of a check: figures, what was read, and what is wrong. */
export function MovedResult({ report }: { report: MovedReport }) {
  const { problems, shown } = report
  return (
    <div className="mt-4 border border-hairline bg-surface p-4">
      <h3 className="font-semibold">{texts.found}</h3>
      <Figures
        figures={[
          [texts.rows, report.rows],
          [texts.productsInFile, report.products],
          [texts.created, report.created],
          [texts.known, report.known],
          [texts.leftOut, report.leftOut],
        ]}
      />
      {report.created === 0 && problems.length === 0 && (
        <p className="pt-2 text-sm">{texts.nothingToDo}</p>
      )}
      {shown.length > 0 && (
        <details className="pt-3 text-sm">
          <summary className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline">
            {texts.show}
          </summary>
          <ul>
            {shown.map(({ line, title, cells }) => (
              <li key={`${line} ${title}`} className="border-t border-hairline py-2">
                <p className="wrap-anywhere">
                  <span className="tabular text-quiet">{`${texts.line(line)} `}</span>
                  <span className="font-medium">{title}</span>
                </p>
                {cells.map(({ column, from, to }) => (
                  <p key={column} className="pl-4 wrap-anywhere">
                    <span className="text-quiet">{`${column}: ${from} → `}</span>
                    <ins className="font-medium no-underline">{to}</ins>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {problems.length > 0 && <FileProblems problems={problems} />}
    </div>
  )
}
