/**
 * `npm run bench -- stage`: a drag on a full stage, in a phone's browser four times slower: twelve items
 * or more, with three photos and four drawings. Counts and ratios to a bare page in the same run, since
 * frames depend on the machine. Figures of `docs/performance-studio.md`.
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/support/browser.ts'
import { expectPainted, moveFreely, picture, tool } from '../../e2e/support/stage.ts'
import { keepResult } from '../history.ts'
import { median } from '../median.ts'
import { phone } from '../phone.ts'
import { watchNetwork } from '../vitals.ts'
import { anOrdinaryPhoto } from './phoneshot.ts'
import { productPath } from './products.ts'

const slower = 4
const inEnglish = { ...phone, locale: 'en-IN' }
const product = 'Family Photo Pillow'
const runs = 3
/** Moves of a finger, one for each frame of 60 a second. */
const [moves, betweenMs] = [90, 16]

type Seen = { frames: number[]; events: number[]; interactions: number[]; tasks: number[] }

export async function measureStage(shop: string) {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const path = await productPath(shop, product)
    const drags = await dragsOn(browser, shop + path)
    const bare = await bareDrag(browser)
    const opened: number[] = []
    const address = shop + path.replace('product-detail', 'studio')
    for (let run = 0; run < runs; run++) opened.push(await timeToStage(browser, address))
    const figures = {
      'drag on the stage': summary(drags),
      'drag in a bare page': summary([bare]),
      'to a usable stage, slow line': { ms: Math.round(median(opened)) },
    }
    console.table(figures)
    await keepResult('stage', {
      'frames in a drag, ratio': ratioOf(drags, bare),
      'drag, longest event ms': figures['drag on the stage']['longest event ms'],
      'drag, INP ms': figures['drag on the stage']['INP ms'],
      'drag, longest task ms': figures['drag on the stage']['longest task ms'],
      'to a usable stage, ms': figures['to a usable stage, slow line'].ms,
    })
    console.log('frames of a bare page that the stage has too:', ratioOf(drags, bare))
  } finally {
    await browser.close()
  }
}

const ratioOf = (drags: readonly Seen[], bare: Seen): number =>
  Number((median(drags.map(({ frames }) => frames.length)) / bare.frames.length).toFixed(2))

function summary(drags: readonly Seen[]) {
  const most = (of: (one: Seen) => readonly number[]) =>
    Math.round(Math.max(0, ...drags.flatMap(of)))
  return {
    frames: median(drags.map(({ frames }) => frames.length)),
    'longest frame ms': most(({ frames }) => frames),
    'longest event ms': most(({ events }) => events),
    'INP ms': most(({ interactions }) => interactions),
    'longest task ms': most(({ tasks }) => tasks),
  }
}

/** Each drag moves another kind of item: words, a drawing, a photo. */
async function dragsOn(browser: Browser, url: string): Promise<Seen[]> {
  const context = await browser.newContext(inEnglish)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(url)
    await moveFreely(page)
    await fill(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const seen: Seen[] = []
    await tool(page, 'Layers').click()
    for (const name of [/^“/, /elephant/i, /photo/i]) {
      await page
        .getByRole('listbox', { name: 'Layers' })
        .getByRole('option', { name })
        .first()
        .click()
      await expectPainted(page)
      await rest(page)
      seen.push(await drag(page, cdp))
    }
    return seen
  } finally {
    await context.close()
  }
}

/** Three photos, four drawings and words, in addition to the template's items. */
async function fill(page: Page): Promise<void> {
  const buffer = await anOrdinaryPhoto()
  await tool(page, 'Photo').click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Move or zoom' }).waitFor()
  await copy(page, 2)
  await tool(page, 'Drawing').click()
  await page.getByRole('button', { name: 'Choose a drawing' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' })
  await picker.getByLabel('Search drawings').fill('haathi')
  await picker.getByRole('radio', { name: 'Elephant', exact: true }).click()
  await picker.getByRole('button', { name: 'Use this drawing' }).click()
  await picker.waitFor({ state: 'hidden' })
  await copy(page, 3)
  await picture(page).press('Escape')
  await tool(page, 'Text').click()
  await page.locator('[data-stage-words]').fill('मीरा और कबीर')
  await copy(page, 4)
}

async function copy(page: Page, times: number): Promise<void> {
  await expectPainted(page)
  for (let nth = 0; nth < times; nth++) {
    await picture(page).press('ControlOrMeta+d')
    await page.waitForTimeout(200)
  }
}

/** Until nothing is painted any more. */
const rest = (page: Page) => page.waitForTimeout(3_000)

async function drag(page: Page, cdp: CDPSession): Promise<Seen> {
  const box = await picture(page).locator('[data-handle=scale]').first().boundingBox()
  const far = await picture(page).locator('[data-handle=scale]').last().boundingBox()
  if (!box || !far) throw new Error('nothing is selected')
  return dragFrom(page, cdp, (box.x + far.x + far.width) / 2, (box.y + far.y + far.height) / 2)
}

async function dragFrom(page: Page, cdp: CDPSession, x: number, y: number): Promise<Seen> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    })
  await page.evaluate(() => watched.begin())
  await touch('touchStart', [x, y])
  const from = Date.now()
  for (let nth = 1; nth <= moves; nth++) {
    await touch('touchMove', [x + nth * 0.7, y + 20 * Math.sin(nth / 9)])
    const wait = from + nth * betweenMs - Date.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
  await touch('touchEnd')
  // What took long is reported after its frame.
  await page.waitForTimeout(1_500)
  return page.evaluate(() => watched.seen)
}

async function bareDrag(browser: Browser): Promise<Seen> {
  const context = await browser.newContext(inEnglish)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(
      'data:text/html,<meta name=viewport content=width=device-width><div style="position:fixed;inset:0;touch-action:none"><div id=box style="width:90px;height:90px;background:teal"></div></div>',
    )
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.evaluate(() =>
      addEventListener('pointermove', ({ clientX, clientY }) => {
        const box = document.querySelector<HTMLElement>('#box')
        if (box) box.style.transform = `translate(${clientX}px, ${clientY}px)`
      }),
    )
    return await dragFrom(page, cdp, 100, 200)
  } finally {
    await context.close()
  }
}

/** From the first visit to the stage's address to its painted side. */
async function timeToStage(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(inEnglish)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await watchNetwork(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const from = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        (document.querySelector<HTMLCanvasElement>('[data-stage-picture] canvas')?.width ?? 0) > 0,
      undefined,
      { timeout: 120_000 },
    )
    return Date.now() - from
  } finally {
    await context.close()
  }
}

declare const watched: { seen: Seen; begin: () => void }

/** Runs in the page: frames, events and tasks of a drag, in milliseconds. */
function watch() {
  const empty = (): Seen => ({ frames: [], events: [], interactions: [], tasks: [] })
  const all = { seen: empty(), begin: () => undefined as void }
  let isDown = false
  all.begin = () => {
    all.seen = empty()
  }
  Object.assign(globalThis, { watched: all })
  addEventListener('pointerdown', () => (isDown = true), { capture: true })
  addEventListener('pointerup', () => (isDown = false), { capture: true })
  let last = 0
  const frame = (now: number) => {
    if (isDown && last > 0) all.seen.frames.push(now - last)
    last = isDown ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      all.seen.events.push(entry.processingEnd - entry.processingStart)
      if (entry.interactionId) all.seen.interactions.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) all.seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}
