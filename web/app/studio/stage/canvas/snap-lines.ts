import type { Held } from '@tohfa/print-engine/edit/snap'

/** Draws the lines that an item sticks to now; by hand, since nothing is rendered in a gesture. */
export function drawSnapLines(
  place: HTMLElement | null,
  { x, y }: Held,
  { width, height, bleed }: { width: number; height: number; bleed: number },
  scale: number,
): void {
  if (!place) return
  const line = (style: Record<string, string>) => {
    const element = document.createElement('div')
    Object.assign(element.style, { position: 'absolute', background: 'var(--action)', ...style })
    return element
  }
  const at = (millimetres: number) => `${millimetres * scale}px`
  place.replaceChildren(
    ...(x
      ? [line({ left: at(x.guide.at + width / 2 + bleed), top: '0', bottom: '0', width: '1px' })]
      : []),
    ...(y
      ? [line({ top: at(y.guide.at + height / 2 + bleed), left: '0', right: '0', height: '1px' })]
      : []),
  )
}
