import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/support/browser.ts'
import { median } from '../median.ts'
import { anOrdinaryPhoto } from './phoneshot.ts'

const slower = 4
const keys = 'Ananya Ananya Ana'
const phone = { width: 390, height: 844 }

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

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  return page
}

async function keysOn(browser: Browser, url: string) {
  const page = await slowPage(browser)
  try {
    await page.goto(url)
    const fields = page.getByRole('region', { name: 'Make it yours' })
    const field = fields.getByRole('textbox').first()
    const started = page.waitForEvent('worker')
    await field.focus()
    await (await started).evaluate(slowDown, slower)
    await page.locator('figure canvas').waitFor()
    const photoField = fields.locator('input[type=file]').first()
    const photo = (await photoField.count()) > 0 ? await choose(page, photoField) : undefined
    await field.focus()
    return { photo, keys: await press(page) }
  } finally {
    await page.context().close()
  }
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
    return await press(page)
  } finally {
    await page.context().close()
  }
}

/** Each key once all of the one before is seen; the first two only wake what sleeps. */
async function press(page: Page): Promise<number[]> {
  const ms: number[] = []
  for (const key of keys) ms.push(await seenAfter(page, () => page.keyboard.press(key)))
  return ms.slice(2)
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
 * as long as from when its question was read.
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
    },
  })
}
