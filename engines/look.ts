/** Functions that run in the page: each is self-contained. */

/** The position of a control, and what covers or disables it. */
export type Spot = { x: number; y: number; problem: string | null }

/**
 * Finds the element with a selector and a name, in the open dialog if there is one, and scrolls it
 * into view.
 * @param name of several the exact match, else the first that begins with it
 */
export function findSpot(selector: string, name: string): Spot {
  const scope = document.querySelector('dialog:modal') ?? document
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const unread of copy.querySelectorAll('[aria-hidden=true]')) unread.remove()
    return copy.textContent.replaceAll(/\s+/g, ' ').trim()
  }
  const nameOf = (element: Element) => {
    const labels = Array.from((element as HTMLInputElement).labels ?? [])
      .map(textOf)
      .join(' ')
    return element.getAttribute('aria-label') ?? (labels || textOf(element))
  }
  const shown = [...scope.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0,
  )
  const element =
    shown.find((one) => nameOf(one) === name) ?? shown.find((one) => nameOf(one).startsWith(name))
  if (!element) return { x: 0, y: 0, problem: 'is not there' }

  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element)
  const isAlive = Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const takesNone = element.matches(':disabled, [aria-disabled=true]')
  const under = hit ? hit.outerHTML.slice(0, 120) : 'nothing'
  const problem = isHit ? null : `has ${under} over its middle`
  return {
    x,
    y,
    problem: problem ?? (isAlive ? null : 'has no script yet') ?? (takesNone ? 'is off' : null),
  }
}

/** The height of a dialog, that of what it holds, and the most that it may have. */
export type DialogSize = { height: number; held: number; most: number }

/** The open dialog whose title begins so, once it has stopped moving. */
export function measureDialog(title: string): DialogSize | null {
  const dialog = document.querySelector('dialog:modal')
  if (!dialog || dialog.getAnimations().length > 0) return null
  const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  if (!(dialog.ariaLabel ?? label?.textContent)?.startsWith(title)) return null
  const parts = [...dialog.children].map((child) => child.scrollHeight)
  return {
    height: dialog.getBoundingClientRect().height,
    held: parts.reduce((sum, part) => sum + part, 0),
    most: Number.parseFloat(getComputedStyle(dialog).maxHeight) || innerHeight,
  }
}

/**
 * The pending parts of the visible page (fonts, pictures, animations, busy elements), and its
 * scroll position.
 */
export function findAwaited(): { awaited: string | null; place: number } {
  const isInSight = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  }
  const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target)
  const loading = [...document.images].filter((image) => !image.complete)
  const busy = document.querySelectorAll('[aria-busy=true]')
  const found = [...moved, ...loading, ...busy].find(isInSight)?.outerHTML.slice(0, 160)
  const fonts = document.fonts.status === 'loaded' ? null : 'the fonts'
  return { awaited: found ?? fonts, place: scrollY }
}

/** The last of the banners, behind which the first stands once more, fills its frame. */
export function isLastBannerInSight(): boolean {
  const frames = document.querySelectorAll('section[aria-label="What is new in the shop"] ul')
  const frame = [...frames].find((one) => one.getClientRects().length > 0)
  const last = frame?.querySelector('li:nth-last-child(2)')
  if (!frame || !last) return false
  return Math.abs(last.getBoundingClientRect().left - frame.getBoundingClientRect().left) < 1
}

/** How a line of the page's font stands: its height, and its baseline from above, in hundredths of an em. */
export function measureLine(): { height: number; baseline: number } {
  const line = document.createElement('p')
  const foot = document.createElement('span')
  line.style.cssText = 'position: absolute; font-size: 100px; line-height: normal'
  foot.style.cssText = 'display: inline-block; width: 1px'
  line.append('H', foot)
  document.body.append(line)
  const { top, height } = line.getBoundingClientRect()
  const baseline = foot.getBoundingClientRect().bottom - top
  line.remove()
  return { height, baseline }
}

/**
 * How far down in the first picture or canvas that a selector matches red and blue are, in the mean, as
 * shares of its height; null as long as they are not there.
 */
export function findColors(selector: string): { red: number; blue: number } | null {
  const found = document.querySelector<HTMLImageElement | HTMLCanvasElement>(selector)
  if (!found) return null
  const [width, height] =
    'naturalWidth' in found
      ? [found.naturalWidth, found.naturalHeight]
      : [found.width, found.height]
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  )
  if (!context || width * height === 0) return null
  context.drawImage(found, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const middleOf = (most: number, least: number) => {
    let [sum, count] = [0, 0]
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + most] ?? 0) > 2 * (data[at + least] ?? 0) + 60) {
        sum += Math.floor(at / 4 / width)
        count += 1
      }
    return count > data.length / 400 ? sum / count / height : null
  }
  const [red, blue] = [middleOf(0, 2), middleOf(2, 0)]
  return red === null || blue === null ? null : { red, blue }
}

/** The picture of a design: its pixels, and its description. */
export function readPreview(): { drawn: string; described: string } {
  const canvas = document.querySelector<HTMLCanvasElement>('figure canvas')
  const describedBy = canvas?.closest('figure')?.getAttribute('aria-describedby')
  return {
    drawn: canvas?.toDataURL() ?? '',
    described: document.getElementById(describedBy ?? '')?.textContent ?? '',
  }
}

/** What can be read in the open dialog, else on the page. */
export function readText(): string {
  return (document.querySelector<HTMLElement>('dialog:modal') ?? document.body).innerText
}

/** Brings a side of the open proof into view, in turn; false as long as no proof is there. */
export function scrollToSide(turn: number): boolean {
  const sides = document.querySelectorAll('dialog:modal li button')
  sides[turn % sides.length]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return sides.length > 0
}

/** Chooses an option of the select with this label, as its own list would. */
export function chooseOption(label: string, option: string): boolean {
  const select = [...document.querySelectorAll('select')].find((one) =>
    [...one.labels].some(({ textContent }) => textContent.trim() === label),
  )
  const wanted = [...(select?.options ?? [])].find(({ text }) => text === option)
  if (!select || !wanted) return false
  select.value = wanted.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
