import { drawnBracelet } from './mockups/bracelet.ts'
import { braceletOf } from './printed-bracelet.ts'
import { printedMug } from './template-art.ts'
import { templatePrint } from './template-print.ts'
import { keyChainArt } from './designs/key-chain-art.ts'
import { mugArt } from './designs/mug-art.ts'
import { border, mandala, marigold, toran } from './designs/ornament.ts'
import { pillowArt } from './designs/pillow-art.ts'
import { diya } from './designs/things.ts'
import { inksFor } from './inks.ts'
import { hungKeys } from './mockups/key-chain.ts'
import { mugAlone } from './mockups/mug.ts'
import { pillowAlone } from './mockups/pillow.ts'
import { panorama, put, shadow } from './scene.ts'

type Device = 'desktop' | 'mobile'
type Scene = (device: Device) => Promise<string>

const festive = { a: '#A8322A', b: '#D9912B', c: '#2E6B45', ink: '#26345E' }
const flowers = { a: '#EDAE3C', b: '#E8833A', c: '#A8322A', leaf: '#3F7D4E', ink: '#26345E' }

const standing = (x: number, y: number, width: number): string =>
  shadow(`<ellipse cx="${x + 40}" cy="${y}" rx="${width}" ry="34"/>`, 0, 0, 40, 0.34) +
  shadow(`<ellipse cx="${x}" cy="${y}" rx="${width * 0.92}" ry="16"/>`, 0, 0, 14, 0.5)

const lamp = (x: number, y: number, scale: number): string =>
  `<ellipse cx="${x}" cy="${y + 46 * scale}" rx="${70 * scale}" ry="${14 * scale}" fill="#3A2A1A" opacity=".35" filter="url(#blur8)"/><circle cx="${x}" cy="${y - 30 * scale}" r="${80 * scale}" fill="#F6B23C" opacity=".3" filter="url(#blur24)"/>${put(diya('#B5673D', '#F3C562'), x, y, scale)}`

const diwali: Scene = async (device) => {
  const cushion = async (slug: string, color: string): Promise<string> =>
    pillowAlone(pillowArt[slug]!, color)
  const [maroon, ivory, teal] = [
    await cushion('diwali-toran-cushion', '#6B1F2B'),
    await cushion('mughal-poppy-cushion', '#F1E9DA'),
    await cushion('peacock-cushion', '#1F6F73'),
  ]
  const set =
    standing(860, 500, 180) +
    put(ivory, 850, 316, 0.47, 5) +
    standing(1500, 506, 190) +
    put(teal, 1508, 312, 0.5, -4) +
    standing(1180, 566, 250) +
    put(maroon, 1180, 316, 0.64, 0) +
    lamp(800, 560, 0.6) +
    lamp(950, 588, 0.52) +
    lamp(1430, 584, 0.6) +
    lamp(1570, 560, 0.5)
  return device === 'desktop'
    ? put(toran(1320, 7, flowers), 1250, 0, 1) + set
    : put(toran(1140, 6, flowers), 540, -4, 1.1) + put(set, -1180 * 1.14 + 540, 440, 1.14)
}

const rakhi: Scene = async (device) => {
  const charm = async (slug: string, color: string): Promise<string> =>
    drawnBracelet(await braceletOf(slug), color)
  const [lotus, peacock, coin] = [
    await charm('lotus-zari-rakhi', '#A8322A'),
    await charm('peacock-meena-rakhi', '#1F6F73'),
    await charm('bhai-name-rakhi', '#6B1F2B'),
  ]
  const petalsAt: [number, number, number][] = [
    [720, 120, 0.7],
    [1010, 560, 0.8],
    [1830, 90, 0.9],
    [1700, 560, 0.6],
    [640, 520, 0.5],
  ]
  const scatter = petalsAt
    .map(
      ([x, y, scale]) =>
        `<ellipse cx="${x + 8}" cy="${y + 12}" rx="${46 * scale}" ry="${40 * scale}" fill="#3A2A1A" opacity=".25" filter="url(#blur8)"/>${put(marigold('#EDAE3C', '#E8833A'), x, y, scale)}`,
    )
    .join('')
  return device === 'desktop'
    ? scatter +
        put(lotus, 1030, 170, 0.6, -8) +
        put(peacock, 1400, 330, 0.64, -8) +
        put(coin, 1750, 500, 0.56, -8)
    : put(scatter, -260, 560, 0.9) +
        put(lotus, 330, 470, 0.66, -8) +
        put(peacock, 660, 790, 0.7, -8) +
        put(coin, 500, 1150, 0.6, -8)
}

const wedding: Scene = async (device) => {
  const design = 'mr-mrs-couple-mugs'
  const print = (await templatePrint(design))!
  const art = { ...printedMug(mugArt[design]!, print, design), body: '#FBF9F4' }
  const inks = inksFor('#FBF9F4')
  const first = await mugAlone(art, art.print?.(inks) ?? '', '#A8322A', -1)
  const second = await mugAlone(art, art.partner?.(inks) ?? '', '#26345E', 1)
  const pair = put(first, 1180, -8, 0.66) + put(second, 1520, -8, 0.66)
  const strewn = [
    [860, 560, 0.6],
    [960, 596, 0.46],
    [1350, 604, 0.66],
    [1440, 590, 0.44],
    [1790, 580, 0.6],
  ]
    .map(
      ([x, y, scale]) =>
        `<ellipse cx="${x! + 6}" cy="${y! + 20}" rx="${44 * scale!}" ry="${20 * scale!}" fill="#3A2A1A" opacity=".35" filter="url(#blur8)"/>${put(marigold('#EDAE3C', '#E8833A'), x!, y!, scale)}`,
    )
    .join('')
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
  diwali: { draw: diwali, light: '#F7E4C4', deep: '#E9C795', standing: true },
  rakhi: { draw: rakhi, light: '#F6E3DC', deep: '#E7C5B8' },
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
