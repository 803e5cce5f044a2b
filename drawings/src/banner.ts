import { drawnBracelet } from './mockups/bracelet.ts'
import { braceletOf } from './printed-bracelet.ts'
import { printedMug, printedPillow } from './template-art.ts'
import { templatePrint } from './template-print.ts'
import { keyChainArt } from './designs/key-chain-art.ts'
import { mugArt } from './designs/mug-art.ts'
import { border, mandala, marigold } from './designs/ornament.ts'
import { pillowArt } from './designs/pillow-art.ts'
import { inksFor } from './inks.ts'
import { hungKeys } from './mockups/key-chain.ts'
import { mugAlone } from './mockups/mug.ts'
import { pillowAlone } from './mockups/pillow.ts'
import { panorama, put, shadow } from './scene.ts'

type Device = 'desktop' | 'mobile'
type Scene = (device: Device) => Promise<string>

const festive = { a: '#A8322A', b: '#D9912B', c: '#2E6B45', ink: '#26345E' }

const standing = (x: number, y: number, width: number): string =>
  shadow(`<ellipse cx="${x + 40}" cy="${y}" rx="${width}" ry="34"/>`, 0, 0, 40, 0.34) +
  shadow(`<ellipse cx="${x}" cy="${y}" rx="${width * 0.92}" ry="16"/>`, 0, 0, 14, 0.5)

const onFloor = (flowers: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  flowers
    .map(
      ([x, y, scale]) =>
        `<ellipse cx="${x + 6}" cy="${y + 20}" rx="${44 * scale}" ry="${20 * scale}" fill="#3A2A1A" opacity=".35" filter="url(#blur8)"/>${put(marigold('#EDAE3C', '#E8833A'), x, y, scale)}`,
    )
    .join('')

const cushions: Scene = async (device) => {
  const cushion = (slug: string, color: string): Promise<string> =>
    pillowAlone(pillowArt[slug]!, color)
  const named = 'pet-portrait-pillow'
  const print = (await templatePrint(named))!
  const [portrait, ivory, teal] = [
    await pillowAlone(printedPillow(pillowArt[named]!, print), '#F1E9DA'),
    await cushion('mughal-poppy-cushion', '#F1E9DA'),
    await cushion('peacock-cushion', '#1F6F73'),
  ]
  const set =
    standing(860, 500, 180) +
    put(ivory, 850, 316, 0.47, 5) +
    standing(1500, 506, 190) +
    put(teal, 1508, 312, 0.5, -4) +
    standing(1180, 566, 250) +
    put(portrait, 1180, 316, 0.64, 0) +
    onFloor([
      [800, 570, 0.6],
      [930, 596, 0.46],
      [1430, 600, 0.62],
      [1560, 576, 0.46],
    ])
  return device === 'desktop'
    ? put(border(1920, festive), 960, 24) + set
    : put(border(1080, festive), 540, 40) + put(set, -1180 * 1.14 + 540, 440, 1.14)
}

const bracelets: Scene = async (device) => {
  const piece = async (slug: string, color: string): Promise<string> =>
    drawnBracelet(await braceletOf(slug), color)
  const [beads, bar, nazar] = [
    await piece('letter-bead-bracelet', '#A8322A'),
    await piece('gold-bar-bracelet', '#D2A84C'),
    await piece('nazar-initial-bracelet', '#26345E'),
  ]
  return device === 'desktop'
    ? put(beads, 880, 290, 0.52, -8) +
        put(bar, 1270, 290, 0.54, 4) +
        put(nazar, 1660, 290, 0.52, -6)
    : put(beads, 310, 480, 0.62, -8) + put(bar, 780, 640, 0.64, 4) + put(nazar, 400, 1040, 0.6, -6)
}

const wedding: Scene = async (device) => {
  const design = 'mr-mrs-couple-mugs'
  const print = (await templatePrint(design))!
  const art = { ...printedMug(mugArt[design]!, print, design), body: '#FBF9F4' }
  const inks = inksFor('#FBF9F4')
  const first = await mugAlone(art, art.print?.(inks) ?? '', '#A8322A', -1)
  const second = await mugAlone(art, art.partner?.(inks) ?? '', '#26345E', 1)
  const pair = put(first, 1180, -8, 0.66) + put(second, 1520, -8, 0.66)
  const strewn = onFloor([
    [860, 560, 0.6],
    [960, 596, 0.46],
    [1350, 604, 0.66],
    [1440, 590, 0.44],
    [1790, 580, 0.6],
  ])
  return device === 'desktop'
    ? put(border(1920, festive), 960, 24) + pair + strewn
    : put(border(1080, festive), 540, 40) + put(pair + strewn, -1350 * 1.04 + 540, 600, 1.04)
}

const keys: Scene = async () => {
  const place = (slug: string, color: string, x: number, y: number, turn: number): string =>
    put(hungKeys(keyChainArt[slug]!, color), x, y - 6, 0.72, turn)
  return (
    put(mandala(festive), 1900, 20, 2.4).replace('<g ', '<g opacity=".16" ') +
    place('initial-leather-key-chain', '#B57A45', 860, 90, 8) +
    place('auto-rickshaw-key-chain', '#EBA42B', 1150, 100, -10) +
    place('hindi-name-key-chain', '#6A4329', 1500, 84, 6) +
    place('new-home-key-chain', '#A9853F', 1760, 96, -6)
  )
}

const scenes: Record<string, { draw: Scene; light: string; deep: string; standing?: boolean }> = {
  cushions: { draw: cushions, light: '#F7E4C4', deep: '#E9C795', standing: true },
  bracelets: { draw: bracelets, light: '#F6E3DC', deep: '#E7C5B8' },
  wedding: { draw: wedding, light: '#F1EBDD', deep: '#DCCFB6', standing: true },
  keys: { draw: keys, light: '#E6ECE3', deep: '#C7D3C2' },
}

/** A banner by its picture key; the left (or, on phones, the top) stays calm for the page's words. */
export async function bannerPicture(key: string, device: Device): Promise<string> {
  const name = key.split('-')[1] ?? ''
  const scene = scenes[name]
  if (!scene) throw new Error(`No banner is drawn for ${key}`)
  const size = device === 'desktop' ? { width: 1920, height: 640 } : { width: 1080, height: 1350 }
  return panorama(await scene.draw(device), size, scene)
}
