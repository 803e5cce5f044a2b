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

/**
 * A page that needs nothing of the pages: for the moments when those cannot be rendered. Of a fault of
 * the shop's it tells the request's number, which leads to what the log says of it.
 */
export function plainPage(
  storeName: string,
  failure: Failure,
  requestId: string,
  language: Language,
): string {
  const sentence = language === 'hi' ? failureTextsHi[failure.code] : failure.message
  const [name, text, number] = [storeName, sentence, requestId].map((part) =>
    part.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign),
  )
  const { home, number: aboutNumber } = words[language]
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/">${name}</a></header>
<main>
<h1>${text}</h1>
<p><a href="/">${home}</a></p>
${failure.status >= 500 ? `<p>${aboutNumber} <code>${number}</code></p>\n` : ''}</main>
<footer>${name}</footer>
</body>
</html>
`
}
