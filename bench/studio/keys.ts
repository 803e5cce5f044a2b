import { chromium, type Browser, type Locator, type Page, type Request } from '@playwright/test'
import { phone } from '../phone.ts'
import { findBrowser } from '../../e2e/support/browser.ts'
import { median } from '../median.ts'
import { anOrdinaryPhoto } from './phoneshot.ts'

const slower = 4
/** Without a space: at the end of the words it draws nothing new, and would be waited for in vain. */
const keys = 'AnanyaAnanya'
/** Words whose every key changes the picture; the first key fetches the companion. */
const scripts = {
  Bengali: 'শ্রীমতী',
  Gurmukhi: 'ਹਰਪ੍ਰੀਤ',
  Gujarati: 'સૌરાષ્ટ્ર',
  Odia: 'ଜଗନ୍ନାଥ',
  Tamil: 'அம்மாஅம்மா',
  Telugu: 'స్త్రీశక్తి',
  Kannada: 'ಲಕ್ಷ್ಮೀ',
  Malayalam: 'അമ്മഅമ്മ',
  Urdu: 'محمدمحمد',
}
const latinLetters = Array.from('Priyanka')
/** The first fetches its own drawing and then the common ones, which the others are among. */
const emoji = '🎂🎉🪔🐘🎁'
/** Each fetches its own drawing. */
const rareEmoji = '🦒🦔🪗🧶🦥'

type Drawn = { at: number; painted: number }
type Watched = { drawn: Drawn[]; pressed: number }

/**
 * From a key to the picture with its letter, in milliseconds, page and worker four times slower; beside
 * it the same from a key in a bare page to the frame with its letter. Where a product has a place for a
 * photo, one of 12 megapixels is put there first, and how long that takes is told too.
 */
export async function measureKeys(shop: string, products: Readonly<Record<string, string>>) {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const bare = await bareKeys(browser)
    const figures: Record<string, Record<string, number>> = {}
    for (const [name, path] of Object.entries(products)) {
      const { keys, photo } = await keysOn(browser, shop + path)
      figures[`key to picture, ${name}`] = summary(keys, bare)
      if (photo !== undefined) figures[`photo to picture, ${name}`] = { ms: Math.round(photo) }
    }
    return { 'key in a bare page': summary(bare, bare), ...figures }
  } finally {
    await browser.close()
  }
}

function summary(ms: readonly number[], bare: readonly number[]) {
  return {
    'p50 ms': Math.round(median(ms)),
    'most ms': Math.round(Math.max(...ms)),
    ratio: Number((median(ms) / median(bare)).toFixed(1)),
  }
}

/**
 * From a key to the picture for words in the companions of a product's font, and for emoji. A Latin word
 * goes before, on the same page. The first key is counted apart: it fetches the companion, from a shop
 * on the same machine.
 */
export async function measureScripts(shop: string, path: string) {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const figures: Record<string, Record<string, number>> = {}
    for (const [name, word] of Object.entries(scripts))
      figures[`key to picture, ${name}`] = await firstAndRest(browser, shop + path, word)
    figures['key to picture, emoji'] = await firstAndRest(browser, shop + path, emoji)
    figures['key to picture, rare emoji'] = await firstAndRest(browser, shop + path, rareEmoji)
    return figures
  } finally {
    await browser.close()
  }
}

async function firstAndRest(browser: Browser, url: string, word: string) {
  const page = await slowPage(browser)
  try {
    const { field } = await openField(page, url)
    // What every script needs, and the font's own letters, are there before.
    await field.focus()
    const latin = (await press(page, latinLetters)).slice(2)
    await field.fill('')
    const fetched: Request[] = []
    page.on('requestfinished', (request) => fetched.push(request))
    const [first = '', ...others] = Array.from(word)
    const [ms = Number.NaN] = await press(page, [first])
    const sizes = await Promise.all(fetched.map((one) => one.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    const rest = await press(page, others)
    return {
      'p50 ms': Math.round(median(rest)),
      'most ms': Math.round(Math.max(...rest)),
      'Latin p50 ms': Math.round(median(latin)),
      'first ms': Math.round(ms),
      'first kB': Number((bytes / 1000).toFixed(1)),
    }
  } finally {
    await page.context().close()
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  return page
}

async function keysOn(browser: Browser, url: string) {
  const page = await slowPage(browser)
  try {
    const { fields, field } = await openField(page, url)
    const photoField = fields.locator('input[type=file]').first()
    const photo = (await photoField.count()) > 0 ? await choose(page, photoField) : undefined
    await field.focus()
    return { photo, keys: await pressAll(page) }
  } finally {
    await page.context().close()
  }
}

/** The first field for words, once the worker is slowed down and the product is drawn. */
async function openField(page: Page, url: string) {
  await page.goto(url)
  const fields = page.getByRole('region', { name: 'Make it yours' })
  const field = fields.getByRole('textbox').first()
  const started = page.waitForEvent('worker')
  await field.focus()
  await (await started).evaluate(slowDown, slower)
  await page.locator('figure canvas').waitFor()
  return { fields, field }
}

/** From when a photo is chosen. */
async function choose(page: Page, field: Locator): Promise<number> {
  const buffer = await anOrdinaryPhoto()
  return seenAfter(page, () =>
    field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }),
  )
}

async function bareKeys(browser: Browser): Promise<number[]> {
  const page = await slowPage(browser)
  try {
    await page.goto('data:text/html,<input autofocus><canvas>')
    await page.locator('input').focus()
    await page.evaluate(() =>
      addEventListener('input', () =>
        document.querySelector('canvas')?.getContext('2d')?.putImageData(new ImageData(1, 1), 0, 0),
      ),
    )
    return await pressAll(page)
  } finally {
    await page.context().close()
  }
}

/** The first two keys only wake what sleeps. */
async function pressAll(page: Page): Promise<number[]> {
  return (await press(page, Array.from(keys))).slice(2)
}

/** Each key once all of the one before is seen. */
async function press(page: Page, letters: readonly string[]): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  const ms: number[] = []
  for (const key of letters)
    // As of a keyboard in any script: Playwright's own knows the Latin letters.
    ms.push(
      await seenAfter(page, async () => {
        await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
        await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
      }),
    )
  await cdp.detach()
  return ms
}

async function seenAfter(page: Page, act: () => Promise<void>): Promise<number> {
  await rest(page)
  await page.evaluate(() => Object.assign(watched, { drawn: [], pressed: 0 }))
  await act()
  await page.waitForFunction(() => watched.drawn[0]?.painted)
  const { drawn, pressed } = await page.evaluate(() => watched)
  return (drawn[0]?.painted ?? Number.NaN) - pressed
}

/** Until nothing was drawn for a while. */
async function rest(page: Page): Promise<void> {
  const count = () => page.evaluate(() => watched.drawn.length)
  let before = -1
  for (let now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(400)
  }
}

declare const watched: Watched

/** Runs in the page: when a key was pressed or a photo chosen, and when the frames after a drawing were shown. */
function watch() {
  const seen: Watched = { drawn: [], pressed: 0 }
  Object.assign(globalThis, { watched: seen })
  for (const act of ['keydown', 'change'])
    addEventListener(act, ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true })
  let last: unknown
  const after = ({ canvas }: { canvas: HTMLCanvasElement }, picture: unknown) => {
    // The same picture may be put there again while the page is rendered.
    if (!canvas.isConnected || picture === last) return
    last = picture
    const one: Drawn = { at: performance.now(), painted: 0 }
    seen.drawn.push(one)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (one.painted = performance.now()))
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
  }
  const context = CanvasRenderingContext2D.prototype
  const put = context.putImageData as (...given: unknown[]) => void
  Object.assign(context, {
    putImageData(this: CanvasRenderingContext2D, ...given: unknown[]) {
      put.apply(this, given)
      after(this, given[0])
    },
  })
}

/**
 * Runs in the worker, which the browser does not slow down: an answer waits until it took so many times
 * as long as from when its question was read, or the answer before was sent.
 */
function slowDown(times: number) {
  let from = 0
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent): unknown {
      from = performance.now()
      return data?.get?.call(this)
    },
  })
  const post = globalThis.postMessage.bind(globalThis) as (...given: unknown[]) => void
  Object.assign(globalThis, {
    postMessage(...given: unknown[]) {
      const until = from + (performance.now() - from) * times
      while (performance.now() < until);
      post(...given)
      // Of two questions at once, the second waits for its own work only.
      from = performance.now()
    },
  })
}
