import type { Language } from '@tohfa/contract/i18n/languages'
import type { Failure } from '#platform/http/failures.ts'
import { failureTextsHi } from '#platform/i18n/failures-in-hindi.ts'

const words = {
  en: { home: 'Go to the home page', number: 'If you write to us, please name this number:' },
  hi: { home: 'होम पेज पर जाएँ', number: 'हमें लिखें तो यह नंबर ज़रूर बताएँ:' },
} satisfies Record<Language, unknown>

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/**
 * A page without the page bundle, for moments when that cannot render. For a fault of the shop it
 * shows the request id, which identifies the entry in the log.
 */
export function plainPage(
  storeName: string,
  failure: Failure,
  requestId: string,
  language: Language,
): string {
  const sentence = language === 'hi' ? failureTextsHi[failure.code] : failure.message
  const { home, number } = words[language]
  return framed(
    storeName,
    language,
    `<h1>${escaped(sentence)}</h1>
<p><a href="/">${home}</a></p>
${failure.status >= 500 ? `<p>${number} <code>${escaped(requestId)}</code></p>\n` : ''}`,
  )
}

/** The same page around trusted markup. */
export function framed(
  storeName: string,
  language: Language,
  main: string,
  title = storeName,
): string {
  const name = escaped(storeName)
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/">${name}</a></header>
<main>
${main}</main>
<footer>${name}</footer>
</body>
</html>
`
}
