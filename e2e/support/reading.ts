import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { widths } from './accessible.ts'

/** Names and abbreviations that are in Latin letters in Hindi too. */
const names =
  'OTP UPI ID WhatsApp Meta Instagram Google Analytics English Tohfa Chrome Android Linux XS XL XXL MB SKU GST GSTIN CSV JPEG PNG WebP Ctrl'.split(
    ' ',
  )

/** Adds the texts with Latin letters that are anywhere in an answer. */
export function collectTexts(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && /[A-Za-z]{2}/.test(value)) found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, found)
}

export const longestFirst = (texts: Iterable<string>): string[] =>
  [...texts].sort((a, b) => b.length - a.length)

/** Text that people typed, which is shown as typed, the longest first. */
export async function shopData(request: APIRequestContext): Promise<string[]> {
  const found = new Set(['14 Johari Bazaar, Jaipur, Rajasthan 302003'])
  const collect = (value: unknown) => collectTexts(value, found)
  for (let page = 1; ; page++) {
    const answer = await request.get(`/v1/product?limit=60&page=${page}`)
    const { data } = (await answer.json()) as { data: { id: string; titleHi?: string }[] }
    collect(data)
    // Long Hindi texts of a product may contain Latin letters too.
    for (const { id, titleHi } of data)
      if (titleHi) collect(await (await request.get(`/v1/product/${id}`)).json())
    if (data.length < 60) break
  }
  for (const position of ['homepage-top', 'homepage-bottom'])
    collect(await (await request.get(`/v1/api/banners?position=${position}`)).json())
  return longestFirst(found)
}

/** Fails when the page has an English word, a clipped text, or scrolls horizontally. */
export async function expectHindi(page: Page, data: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.evaluate(() => document.fonts.ready)
  const texts = await page.evaluate(readable)
  const isKnown = (text: string) => {
    let rest = text.trim()
    // A long title is truncated with an ellipsis.
    if (rest.endsWith('…') && data.some((known) => known.startsWith(rest.slice(0, -1).trim())))
      return true
    for (const known of data) rest = rest.replaceAll(known, ' ')
    // Addresses, paths, and the numbers of tax documents.
    rest = rest.replaceAll(/\S+@\S+|https?:\S+|(?<!\S)\/\S+|wa\.me\S+|\b\d{4}\/[A-Z]+\d+/g, ' ')
    return (rest.match(/[A-Za-z]{2,}/g) ?? []).every((word) => names.includes(word))
  }
  const url = page.url()
  expect(
    texts.filter((text) => !isKnown(text)),
    `${url} has English left`,
  ).toEqual([])
  expect(await page.evaluate(cutOff), `${url} has words cut off`).toEqual([])
}

/** The same on a wide screen and on a phone, since words are cut off at different widths. */
export async function expectHindiAtWidths(page: Page, data: readonly string[]): Promise<void> {
  const before = page.viewportSize()
  for (const size of widths) {
    await page.setViewportSize(size)
    await expectHindi(page, data)
  }
  if (before) await page.setViewportSize(before)
}

/** Every visible text, and the accessible names of controls. */
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

/** Elements whose text is wider than they are, or taller than their clipping box. */
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
    // A typed title, complete in its tooltip.
    if (element.title === element.textContent) continue
    const isTooWide = element.scrollWidth > element.clientWidth + 1
    const isTooTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
    if (isTooWide || isTooTall) found.push(element.outerHTML.slice(0, 160))
  }
  return found
}
