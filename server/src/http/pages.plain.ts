const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A page that needs nothing of the pages: for the moments when those cannot be rendered. */
export function plainPage(storeName: string, sentence: string): string {
  const [name, text] = [storeName, sentence].map((part) =>
    part.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign),
  )
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
</head>
<body>
<header>${name}</header>
<main>
<h1>${text}</h1>
<p><a href="/">Go to the home page</a></p>
</main>
<footer>${name}</footer>
</body>
</html>
`
}
