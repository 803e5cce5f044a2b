import { isNowhere } from '#ui/focus-place.ts'

/**
 * The ancestors of an element, the nearest first, each with the index of the child that contains
 * it.
 */
type DomPath = readonly (readonly [parent: Element, index: number])[]

/**
 * Keeps the focus of keyboard users on the page: when the focused element is removed, hidden or
 * disabled, its replacement gets the focus. Code that knows a better target sets the focus itself.
 * @returns a function that stops it
 */
export function restoreFocus(): () => void {
  let focused: Element | null = null
  let place: DomPath = []

  const remember = ({ target }: { target: EventTarget | null }) => {
    focused = target instanceof Element && target.matches(':focus-visible') ? target : null
    place = focused ? placeOf(focused) : []
  }
  const forget = () =>
    queueMicrotask(() => {
      // A press elsewhere removed the focus on purpose.
      if (focused && isNowhere(document.activeElement) && !isLost(focused)) focused = null
    })
  const observer = new MutationObserver(() => {
    if (!focused || !isLost(focused)) return
    const { activeElement } = document
    // A disabled element keeps the focus for a moment.
    if (isNowhere(activeElement) || activeElement === focused) standIn(place)?.focus()
  })

  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}

const isLost = (element: Element) =>
  !element.isConnected || element.matches(':disabled, [hidden] *')

function placeOf(element: Element): DomPath {
  const place: [Element, number][] = []
  for (let child = element; child.parentElement; child = child.parentElement)
    place.push([child.parentElement, [...child.parentElement.children].indexOf(child)])
  return place
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The nearest focusable element: from the same position on, else before it. */
function standIn(place: DomPath): HTMLElement | null {
  for (const [parent, index] of place) {
    if (!parent.isConnected) continue
    const open = [...parent.querySelectorAll<HTMLElement>(stops)].filter(isOpen)
    const here = parent.children[index]
    const next = open.find((stop) => here === stop || (here && comesAfter(here, stop)))
    const found = parent.id === 'main' ? (parent as HTMLElement) : (next ?? open.at(-1))
    if (found) return found
  }
  return null
}

const isOpen = (stop: HTMLElement) =>
  stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && stop.getClientRects().length > 0

const comesAfter = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
