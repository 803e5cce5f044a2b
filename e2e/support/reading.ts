import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Written so in Hindi too: names, and what people know by these letters. */
const names =
  'OTP UPI ID WhatsApp Instagram Google Analytics English Tohfa Chrome Android Linux XS XL XXL MB SKU GST GSTIN CSV JPEG PNG WebP'.split(
    ' ',
  )

/** What people typed into the shop and is shown as they typed it, the longest first. */
export async function shopData(request: APIRequestContext): Promise<string[]> {
  const found = new Set(['14 Johari Bazaar, Jaipur, Rajasthan 302003'])
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[A-Za-z]{2}/.test(value)) found.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (let page = 1; ; page++) {
    const answer = await request.get(`/v1/product?limit=60&page=${page}`)
    const { data } = (await answer.json()) as { data: { id: string; titleHi?: string }[] }
    collect(data)
    // Lists leave out what a product says in Hindi at length, which may hold Latin letters too.
    for (const { id, titleHi } of data)
      if (titleHi) collect(await (await request.get(`/v1/product/${id}`)).json())
    if (data.length < 60) break
  }
  for (const position of ['homepage-top', 'homepage-bottom'])
    collect(await (await request.get(`/v1/api/banners?position=${position}`)).json())
  return [...found].sort((a, b) => b.length - a.length)
}

/** Fails when a word on the page is English, is cut off, or makes the page wider than the screen. */
export async function expectHindi(page: Page, data: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.evaluate(() => document.fonts.ready)
  const texts = await page.evaluate(readable)
  const isKnown = (text: string) => {
    let rest = text.trim()
    // A long title is cut, with an ellipsis at its end.
    if (rest.endsWith('…') && data.some((known) => known.startsWith(rest.slice(0, -1).trim())))
      return true
    for (const known of data) rest = rest.replaceAll(known, ' ')
    // Addresses, and the numbers of tax documents.
    rest = rest.replaceAll(/\S+@\S+|https?:\S+|wa\.me\S+|\b\d{4}\/[A-Z]+\d+/g, ' ')
    return (rest.match(/[A-Za-z]{2,}/g) ?? []).every((word) => names.includes(word))
  }
  const url = page.url()
  expect(
    texts.filter((text) => !isKnown(text)),
    `${url} has English left`,
  ).toEqual([])
  expect(await page.evaluate(cutOff), `${url} has words cut off`).toEqual([])
}

/** Every text that can be seen or is read out, with the names of controls. */
function readable(): string[] {
  const texts = new Set<string>()
  const shown = (element: Element) =>
    element.checkVisibility() && !element.closest('script, style, noscript, [data-from-people]')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.parentElement && shown(node.parentElement)) texts.add(node.textContent?.trim() ?? '')
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [placeholder], [title], [alt]',
  ))
    if (shown(element))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.add(element.getAttribute(name)?.trim() ?? '')
  texts.add(document.title)
  return [...texts].filter(Boolean)
}

/** Elements whose words are wider than they are, or taller than what hides the rest. */
function cutOff(): string[] {
  const found: string[] = []
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself')
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const isSmall = element.clientWidth <= 1 || element.clientHeight <= 1
    if (!hasWords || isSmall || !element.checkVisibility()) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    if (['auto', 'scroll'].includes(overflowX)) continue
    // A typed title, complete for pointers that rest on it.
    if (element.title === element.textContent) continue
    const isTooWide = element.scrollWidth > element.clientWidth + 1
    const isTooTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
    if (isTooWide || isTooTall) found.push(element.outerHTML.slice(0, 160))
  }
  return found
}
