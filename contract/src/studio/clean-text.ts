/**
 * Text as a scene keeps it: composed (NFC), its lines ended by a line feed, without the control
 * characters and lone surrogates that nothing prints and PostgreSQL refuses.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .normalize('NFC')
}
