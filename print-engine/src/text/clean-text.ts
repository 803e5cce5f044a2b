import { trimBlank } from './blank.ts'
import { withoutDirections } from './lines.ts'

/**
 * Text as a scene keeps it: composed (NFC), its lines ended by a line feed and without white space at
 * their ends, which would move the print aside. It is without direction marks, and without the control
 * characters and lone surrogates that nothing prints and PostgreSQL refuses.
 */
export function cleanText(text: string): string {
  const lines = withoutDirections(text)
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .normalize('NFC')
    .split('\n')
  return trimBlank(lines.map(trimBlank).join('\n'))
}
