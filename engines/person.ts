import { setTimeout as sleep } from 'node:timers/promises'
import type { Camera } from './camera.ts'
import {
  chooseOption,
  findSpot,
  measureDialog,
  readText,
  findAwaited,
  type DialogSize,
  type Spot,
} from './look.ts'
import type { Tab } from './tab.ts'

const PATIENCE_MS = 60_000
const LOOK_MS = 50
/** Pixels between two looks: Firefox scrolls to and fro by one where the middle lies between two. */
const STILL = 1

const kinds = { button: 'button', link: 'a[href]', field: 'input, textarea', choice: 'input' }

/** The steps of a person. */
export type Steps = Record<string, () => Promise<void>>

/** A person at the shop, who sees and presses only what is really visible. */
export class Person {
  /** How high each dialog was, by its title. */
  readonly dialogs = new Map<string, number>()
  readonly #tab: Tab
  readonly #shop: string
  readonly #camera: Camera

  constructor(tab: Tab, shop: string, camera: Camera) {
    this.#tab = tab
    this.#shop = shop
    this.#camera = camera
  }

  open(path: string): Promise<void> {
    return this.#tab.open(this.#shop + path)
  }

  /**
   * Runs a function in the page.
   * @param work uses nothing from its surroundings
   */
  async run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.#tab.evaluate(`(${String(work)})(...${JSON.stringify(args)})`)) as Result
  }

  /** Presses an element by its kind (or selector) and name, once nothing covers its middle. */
  async press(kind: keyof typeof kinds | (string & {}), name = ''): Promise<void> {
    const { x, y } = await this.#reach(kind, name)
    await this.#tab.press(x, y)
  }

  /** Replaces the text of a field, by its label. */
  async fill(label: string, words: string): Promise<void> {
    await this.press('field', label)
    await this.run(() => (document.activeElement as HTMLInputElement).select())
    await this.#tab.type(words)
    await this.until(`${label} says ${words}`, async () => {
      const typed = await this.run(() => (document.activeElement as HTMLInputElement).value)
      return typed === words
    })
  }

  async choose(label: string, option: string): Promise<void> {
    await this.until(`${label} has ${option}`, () => this.run(chooseOption, label, option))
  }

  async upload(selector: string, files: string[]): Promise<void> {
    await this.until(`${selector} is there`, () =>
      this.run((wanted: string) => document.querySelector(wanted) !== null, selector),
    )
    await this.#tab.upload(selector, files)
  }

  /** Waits until a text can be read, in the dialog if one is open. */
  async see(words: string): Promise<void> {
    const wanted = words.toLowerCase()
    await this.until(`“${words}” can be read`, async () =>
      (await this.run(readText)).toLowerCase().includes(wanted),
    )
  }

  async arrive(address: RegExp): Promise<void> {
    await this.until(`the address is ${address}`, async () =>
      address.test(await this.run(() => location.pathname + location.search)),
    )
  }

  /**
   * Sees a dialog: as high as what it holds, or as it may be, and with its main button in the open.
   *
   * @throws Error with the figures when it is not
   */
  async seeDialog(title: string, mainButton = 'Close'): Promise<void> {
    await this.#measure(title)
    await this.#reach('button', mainButton)
    // Again, since what it holds may have come meanwhile.
    this.dialogs.set(title, await this.#measure(title))
    await this.remember(title)
  }

  async dialogGone(): Promise<void> {
    await this.until('no dialog is open', () =>
      this.run(() => document.querySelector('dialog:modal') === null),
    )
  }

  /** Takes a picture once nothing moves or is pending. */
  async remember(name: string): Promise<void> {
    let before = -1
    let awaited: string | null = null
    await this.until(
      () => `the page is at rest, without ${awaited ?? 'scrolling'}`,
      async () => {
        const now = await this.run(findAwaited)
        const isStill = now.place === before
        before = now.place
        awaited = now.awaited
        return isStill && awaited === null
      },
    )
    await this.#camera(name)
  }

  async until(what: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (!(await isSo())) {
      if (performance.now() > end)
        throw new Error(`It did not come about that ${typeof what === 'string' ? what : what()}.`)
      await sleep(LOOK_MS)
    }
  }

  async #measure(title: string): Promise<number> {
    let size: DialogSize | null = null
    await this.until(`the dialog ${title} is open`, async () => {
      size = await this.run(measureDialog, title)
      return size !== null
    })
    const { height, held, most } = size as unknown as DialogSize
    if (height < Math.min(held, most) - 1)
      throw new Error(
        `The dialog ${title} is ${height} px high: it holds ${held}, of ${most} at most.`,
      )
    return Math.round(height)
  }

  /** The position of an element, once it does not move and accepts a press. */
  async #reach(kind: string, name: string): Promise<Spot> {
    const selector = kind in kinds ? kinds[kind as keyof typeof kinds] : kind
    const end = performance.now() + PATIENCE_MS
    let before: Spot = { x: Infinity, y: Infinity, problem: null }
    for (;;) {
      const spot = await this.run(findSpot, selector, name)
      const isStill = Math.max(Math.abs(spot.x - before.x), Math.abs(spot.y - before.y)) <= STILL
      if (!spot.problem && isStill) return spot
      if (performance.now() > end)
        throw new Error(`${kind} “${name}” ${spot.problem ?? 'does not stand still'}`)
      before = spot
      await sleep(LOOK_MS)
    }
  }
}
