import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/**
 * How files that are not CSV begin after decoding as UTF-8: an archive (such as a workbook), a
 * workbook from before 2007, a PDF.
 */
const beginnings = [
  ['PK\u0003\u0004', 'csvWorkbook'],
  ['\uFFFD\uFFFD\u0011\u0871\u001A', 'csvWorkbook'],
  ['%PDF-', 'csvPdf'],
] as const

/**
 * Mojibake: an Indian letter, rupee sign or typographic mark in UTF-8 that a program decoded as
 * Windows-1252 or Latin-1.
 */
const misread =
  /\u00E0[\u00A4-\u00B7].{0,4}|\u00E2(?:[\u0082\u201A]\u00B9|[\u0080\u20AC][\u0093-\u009D\u2018-\u201D\u0153\u02DC\u2122])|\u00C3[\u00A0-\u00BF]/u

/**
 * Refuses a file that is not text, is not UTF-8, or was saved after decoding in a wrong encoding.
 */
export function refuseBinaryFile(text: string): void {
  const known = beginnings.find(([beginning]) => text.startsWith(beginning))
  const code = known?.[1] ?? (/[\0\uFFFD]/.test(text) ? 'csvNotUtf8' : undefined)
  if (code) throw refusedFields({ csv: message(code) })
  const [letters] = misread.exec(text) ?? []
  if (letters) throw refusedFields({ csv: message('csvMisread', letters) })
}
