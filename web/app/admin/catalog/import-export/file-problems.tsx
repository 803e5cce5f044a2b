import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { inLanguage } from '#platform/api/in-language.ts'
import { importExportTexts as texts } from './import-export.texts.ts'

/** More than anybody corrects at once; the file is checked again afterwards. */
const mostShown = 100
const { problemColumns: columns } = texts

/** What is wrong in a file, line by line. */
export function FileProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <>
      <p className="pt-2 text-sm font-medium text-danger">{texts.problems(problems.length)}</p>
      <table className="tabular mt-2 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-quiet">
            {[columns.line, columns.column, columns.what].map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ line, field, sentence, ...key }) => (
            <tr key={`${line} ${field} ${sentence}`} className="border-b border-hairline align-top">
              <td className="py-1.5 pr-4">{line}</td>
              <td className="py-1.5 pr-4 wrap-anywhere">{field}</td>
              <td className="py-1.5">{inLanguage(sentence, key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > mostShown && (
        <p className="pt-2 text-sm">{texts.more(problems.length - mostShown)}</p>
      )}
    </>
  )
}
