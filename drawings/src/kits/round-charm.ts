import { dots } from '../designs/ornament.ts'
import { darker, lighter } from '../inks.ts'
import { gradient, metal } from '../material.ts'

const brass = '#D2A84C'

/** The middle of a rakhi: a disc of the product's colour in a brass rim. */
export function roundCharm(color: string): string {
  const rim = metal(brass)
  const light = gradient(
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#2A1C12', 0.22],
    ],
    [0, 0, 0.8, 1],
  )
  return `<defs>${rim.def}${light.def}</defs><circle r="160" fill="${rim.url}"/><circle r="157" fill="none" stroke="${lighter(brass, 0.6)}" stroke-width="3"/>${dots(52, 149, 4, darker(brass, 0.5))}<circle r="140" fill="${color}"/><circle r="140" fill="${light.url}"/><circle r="140" fill="none" stroke="${darker(brass, 0.5)}" stroke-width="2.5"/>`
}
