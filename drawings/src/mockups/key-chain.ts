import { darker, isDark, lighter } from '../inks.ts'
import { gradient, metal } from '../material.ts'
import { lyingShadow, picture, put, uid } from '../scene.ts'

type Tag = {
  /** The tag's outline around the origin, its eyelet at 0,`eyelet`. */
  outline: string
  eyelet: number
  /** Drawn on the tag, unless a template says it. */
  face?: (color: string) => string
  material: 'metal' | 'wood' | 'leather' | 'acrylic' | 'enamel'
}

export type KeyChainArt = {
  tags: Tag[]
  /** The tone of ring and chain. */
  fittings: string
  /** The tag's own colour when it is not the swatch of the product's colour. */
  tone?: (color: string) => string
}

function thick(d: string, width: number, tone: string): string {
  const shine = metal(tone)
  return `<defs>${shine.def}</defs><path d="${d}" fill="none" stroke="${darker(tone, 0.5)}" stroke-width="${width + 3}"/><path d="${d}" fill="none" stroke="${shine.url}" stroke-width="${width}"/><path d="${d}" fill="none" stroke="#fff" stroke-width="${width * 0.22}" opacity=".65" transform="translate(${-width * 0.16} ${-width * 0.18})"/>`
}

const ring = 'M-96,0 a96,96 0 1 0 192,0 a96,96 0 1 0 -192,0Z'
const wide = 'M-17,0 a17,27 0 1 0 34,0 a17,27 0 1 0 -34,0Z'

function key(tone: string): string {
  const shine = metal(tone)
  const d =
    'M0,-66 C44,-66 62,-30 56,0 C52,26 34,40 18,44 L18,300 L0,318 L-18,300 L-18,282 L-36,270 L-22,256 L-38,240 L-22,226 L-36,210 L-18,196 L-18,44 C-34,40 -52,26 -56,0 C-62,-30 -44,-66 0,-66Z M0,-46 a15,15 0 1 0 .1,0Z'
  return `<defs>${shine.def}</defs><path d="${d}" fill-rule="evenodd" fill="${shine.url}" stroke="${darker(tone, 0.45)}" stroke-width="2.5"/><path d="M4,60 V292" stroke="${darker(tone, 0.4)}" stroke-width="5" opacity=".5"/><path d="M-30,-30 C-20,-48 0,-54 16,-50" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/>`
}

/** Enamel is laid on brass, so the plate under it is brass whatever its colour. */
const enamelPlate = '#C9A652'

function surface(tag: Tag, tone: string): string {
  const id = uid()
  if (tag.material === 'metal' || tag.material === 'enamel') {
    const shine = metal(tag.material === 'enamel' ? enamelPlate : tone)
    return `<defs>${shine.def}</defs><path d="${tag.outline}" fill="${shine.url}" stroke="${lighter(tone, 0.5)}" stroke-width="4"/><path d="${tag.outline}" fill="none" stroke="${darker(tone, 0.45)}" stroke-width="2" transform="translate(2.5 3)"/>`
  }
  const light = gradient(
    [
      [0, '#fff', isDark(tone) ? 0.2 : 0.5],
      [0.5, '#fff', 0],
      [1, '#2A1C12', 0.24],
    ],
    [0, 0, 0.8, 1],
  )
  const grain =
    tag.material === 'wood'
      ? `<clipPath id="${id}"><path d="${tag.outline}"/></clipPath><g clip-path="url(#${id})" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="2" opacity=".4">${Array.from({ length: 26 }, (_, row) => `<path d="M-320,${-320 + row * 25} C-160,${-330 + row * 25 + (row % 3) * 8} 60,${-306 + row * 25} 320,${-322 + row * 25 + (row % 4) * 5}"/>`).join('')}</g>`
      : ''
  const stitch =
    tag.material === 'leather'
      ? `<g transform="scale(.92)"><path d="${tag.outline}" fill="none" stroke="${lighter(tone, 0.5)}" stroke-width="4.5" stroke-dasharray="13 8" opacity=".85"/></g>`
      : ''
  return `<defs>${light.def}</defs><path d="${tag.outline}" fill="${tone}"/>${grain}<path d="${tag.outline}" fill="${light.url}" opacity=".7"/><path d="${tag.outline}" fill="none" stroke="${lighter(tone, 0.4)}" stroke-width="4" opacity=".8"/><path d="${tag.outline}" fill="none" stroke="${darker(tone, 0.4)}" stroke-width="3" transform="translate(2 3)" opacity=".7"/>${stitch}`
}

/** A tag hanging from its chain; the chain's upper end is the origin. */
function hung(tag: Tag, tone: string, fittings: string, links: number): string {
  const start = 24 + links * 40
  const chain = Array.from({ length: links }, (_, index) =>
    index % 2 === 0
      ? put(thick(wide, 8, fittings), 0, 22 + index * 40)
      : put(
          `<rect x="-5" y="-27" width="10" height="54" rx="5" fill="${darker(fittings, 0.15)}" stroke="${darker(fittings, 0.5)}" stroke-width="1.5"/><rect x="-3" y="-22" width="3" height="44" rx="1.5" fill="#fff" opacity=".6"/>`,
          0,
          22 + index * 40,
        ),
  ).join('')
  const down = start + 6 - tag.eyelet
  return [
    put(lyingShadow(`<path d="${tag.outline}"/>`, 0.8), 0, down),
    put(surface(tag, tone) + `<g>${tag.face?.(tone) ?? ''}</g>`, 0, down),
    `<circle cx="0" cy="${start + 4}" r="17" fill="#F4EDE1" stroke="${darker(tone, 0.4)}" stroke-width="3"/>`,
    chain,
    put(thick('M-20,0 a20,24 0 1 0 40,0 a20,24 0 1 0 -40,0Z', 8, fittings), 0, start - 14),
  ].join('')
}

const split = (tone: string): string =>
  lyingShadow(
    `<path d="M-100,0 a100,100 0 1 0 200,0 a100,100 0 1 0 -200,0Z M-88,0 a88,88 0 1 0 176,0 a88,88 0 1 0 -176,0Z" fill-rule="evenodd"/>`,
    0.6,
  ) + thick(ring, 17, tone)

/** The first tag on its ring, without a key; the ring's middle is the origin. */
export function hungKeys(art: KeyChainArt, color: string): string {
  const [tag] = art.tags
  return tag
    ? `${split(art.fittings)}<g transform="translate(0 84)">${hung(tag, art.tone?.(color) ?? color, art.fittings, 3)}</g>`
    : ''
}

/** View 1: ring, chain, tag and a key, from above. View 2: the tag close up. */
export function drawKeyChain(art: KeyChainArt, color: string, view: number): string {
  const tone = art.tone?.(color) ?? color
  const [first, second] = art.tags
  if (!first) return picture('')
  const fittings = art.fittings
  const keyPart = (turn: number): string =>
    `<g transform="rotate(${turn}) translate(0 116)">${lyingShadow('<circle r="56"/><rect x="-18" y="0" width="36" height="310"/>', 0.7)}${key('#B9B4AA')}</g>`
  const loop = split(fittings)
  const bunch = second
    ? put(
        keyPart(4) +
          loop +
          `<g transform="rotate(24) translate(0 84)">${hung(first, tone, fittings, 4)}</g><g transform="rotate(-26) translate(0 84)">${hung(second, tone, fittings, 3)}</g>`,
        540,
        210,
      )
    : put(
        keyPart(44) +
          loop +
          `<g transform="rotate(-7) translate(0 84)">${hung(first, tone, fittings, 3)}</g>`,
        500,
        230,
      )
  const middle = second ? 540 : 470
  return view === 1
    ? picture(put(put(bunch, -middle, -560), 540, 675, 1.42))
    : picture(
        put(
          put(bunch, second ? -540 : -510, -720),
          540,
          second ? 800 : 690,
          second ? 1.5 : 2.05,
          second ? -8 : 12,
        ),
      )
}
