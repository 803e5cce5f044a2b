import { refusedFields } from '../http/failures.ts'
import { say } from '../http/sentences.ts'

/**
 * Files that are no CSV, whatever they are called, by how they begin once their bytes were read as
 * UTF-8: an archive (which a workbook is), a workbook of before 2007, a PDF.
 */
const beginnings = [
  ['PK\u0003\u0004', 'csvWorkbook'],
  ['\uFFFD\uFFFD\u0011\u0871\u001A', 'csvWorkbook'],
  ['%PDF-', 'csvPdf'],
] as const

/** Refuses a file that is no text, or whose letters were lost because it is not in UTF-8. */
export function refuseForeign(text: string): void {
  const known = beginnings.find(([beginning]) => text.startsWith(beginning))
  const code = known?.[1] ?? (/[\0\uFFFD]/.test(text) ? 'csvNotUtf8' : undefined)
  if (code) throw refusedFields({ csv: say(code) })
}
