import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/admin.ts'
import { aNamedMug } from './support/studio.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const name = (page: Page) => section(page).getByRole('textbox', { name: 'Name' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of your design' })

type Answer = { kind: string; pass: () => void }
type Held = {
  /** The kinds of questions whose answers wait. */
  kinds: readonly string[]
  waiting: Answer[]
  /** How many questions have no answer yet. */
  open: number
  /** The pictures that came, one after the other. */
  pictures: string[]
}
declare const held: Held

/** Runs in the page: holds answers of the studio's worker, and keeps each picture of the design. */
function hold(): void {
  const all: Held = { kinds: [], waiting: [], open: 0, pictures: [] }
  Object.assign(globalThis, { held: all })
  const kinds = new Map<number, string>()
  const { postMessage, addEventListener } = Worker.prototype
  Worker.prototype.postMessage = function (question: { id: number; kind: string }) {
    kinds.set(question.id, question.kind)
    all.open += 1
    postMessage.call(this, question)
  }
  Worker.prototype.addEventListener = function (type: string, hear: (event: Event) => void) {
    addEventListener.call(this, type, (event: Event) => {
      if (type !== 'message') return hear(event)
      const kind = kinds.get((event as MessageEvent<{ id: number }>).data.id) ?? ''
      const pass = () => {
        all.open -= 1
        hear(event)
      }
      if (all.kinds.includes(kind)) all.waiting.push({ kind, pass })
      else pass()
    })
  }
  const { putImageData } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.putImageData = function (...given: unknown[]) {
    putImageData.apply(this, given as Parameters<typeof putImageData>)
    if (this.canvas.closest('figure')) all.pictures.push(this.canvas.toDataURL())
  }
}

const holdAnswers = (page: Page, ...kinds: string[]) =>
  page.evaluate((some) => void (held.kinds = some), kinds)
/** Once an answer of this kind waits. */
const whenHeld = (page: Page, kind: string) =>
  page.waitForFunction((one) => held.waiting.some((answer) => answer.kind === one), kind)
/** Lets all answers through, the oldest first. */
const letGo = (page: Page) =>
  page.evaluate(() => {
    held.kinds = []
    for (const { pass } of held.waiting.splice(0)) pass()
  })
/** Lets only the oldest answer of a kind through. */
const letOneGo = (page: Page, kind: string) =>
  page.evaluate((one) => {
    const [first] = held.waiting.splice(
      held.waiting.findIndex((answer) => answer.kind === one),
      1,
    )
    first?.pass()
  }, kind)
const pictures = (page: Page) => page.evaluate(() => held.pictures)

/** Until all questions are answered, and the words are described for screen readers. */
async function expectDrawn(page: Page, words: string): Promise<void> {
  await expect(preview(page)).toHaveAccessibleDescription(new RegExp(`“${words}” in`))
  await page.waitForFunction(() => held.open === 0)
}

/** Where only a part is painted anew, colours differ by one. */
const mostDiffering = 8

const pixelsOf = (picture: string): Promise<Buffer> =>
  sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer()

async function isSame(one: string, other: string): Promise<boolean> {
  const [pixels, others] = await Promise.all([one, other].map(pixelsOf))
  return pixels!.every((value, at) => Math.abs(value - (others![at] ?? 0)) <= mostDiffering)
}

/** A page that has a mug's picture, and no outlines of some words; with the picture of each of these. */
async function withPictures(page: Page, words: readonly string[]): Promise<Map<string, string>> {
  await page.addInitScript(hold)
  await page.goto(await aNamedMug(page))
  const known = new Map<string, string>()
  for (const one of words) {
    await name(page).fill(one)
    await expectDrawn(page, one)
    known.set((await pictures(page)).at(-1) ?? '', one)
  }
  expect(known.size).toBe(words.length)
  await page.reload()
  await name(page).fill('Zoya')
  await expectDrawn(page, 'Zoya')
  await page.evaluate(() => void (held.pictures = []))
  return known
}

/** The words whose pictures came, each once while it stayed. */
async function wordsSeen(page: Page, known: ReadonlyMap<string, string>): Promise<string[]> {
  const seen: string[] = []
  for (const picture of await pictures(page)) {
    let words = 'another picture'
    for (const [one, of] of known) if (await isSame(one, picture)) words = of
    if (words !== seen.at(-1)) seen.push(words)
  }
  return seen
}

test('while a picture is drawn, typing goes on, and the last words are drawn', async ({ page }) => {
  const known = await withPictures(page, ['A', 'As', 'Ash'])
  await holdAnswers(page, 'mockUp')
  for (const words of ['A', 'As', 'Ash']) {
    await name(page).fill(words)
    await expect(name(page)).toHaveValue(words)
  }
  await whenHeld(page, 'mockUp')
  expect(await pictures(page)).toEqual([])
  await letGo(page)
  await expectDrawn(page, 'Ash')
  const seen = await wordsSeen(page, known)
  expect(seen).toEqual(['A', 'As', 'Ash'].filter((words) => seen.includes(words)))
  expect(seen.at(-1)).toBe('Ash')
})

test('words whose outlines come late are never drawn over newer ones', async ({ page }) => {
  const known = await withPictures(page, ['A', 'As'])
  await holdAnswers(page, 'shape')
  await name(page).fill('A')
  // Its picture is there, its outlines are not.
  await whenHeld(page, 'shape')
  expect(await wordsSeen(page, known)).toEqual(['A'])
  await holdAnswers(page, 'shape', 'mockUp')
  await name(page).fill('As')
  await whenHeld(page, 'mockUp')
  await letOneGo(page, 'shape')
  await letOneGo(page, 'mockUp')
  await letGo(page)
  await expectDrawn(page, 'As')
  expect(await wordsSeen(page, known)).toEqual(['A', 'As'])
})
