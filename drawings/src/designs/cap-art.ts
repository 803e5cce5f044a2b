import type { CapArt } from '../mockups/cap.ts'
import type { Inks } from '../inks.ts'
import { line } from '../lettering.ts'
import { clip, put } from '../scene.ts'
import { booti, marigold, paint } from './ornament.ts'
import { repeated } from './patterns.ts'
import { ball, bat, mountains } from './things.ts'

const { stroke } = paint

/** Lettering as satin stitch: a darker edge below, the thread's sheen across. */
function stitched(
  text: string,
  face: 'rozha' | 'yatra' | 'khandBold' | 'kalam',
  size: number,
  y: number,
  fill: string,
  max = 300,
): string {
  const id = `s${size}${text.length}`
  return `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="5" height="5" fill="${fill}"/><path d="M0,0 H5" stroke="#000" stroke-width="1.6" opacity=".16"/></pattern>${line(text, { face, size, y: y + 3, x: 2, fill: '#000', max, more: 'opacity=".28"' })}${line(text, { face, size, y, fill: `url(#${id})`, max })}`
}

const club = (k: Inks): string =>
  put(bat('#E3BE86', k.a), 0, -24, 1.05, 38) +
  put(bat('#E3BE86', k.a), 0, -24, 1.05, -38) +
  put(ball('#B3202E'), 0, -58, 0.9) +
  stitched('SHIVAJI LANE', 'khandBold', 54, 108, k.ink)

const highway = (k: Inks): string =>
  `<ellipse rx="152" ry="98" fill="${k.paper === '#F5ECD7' ? '#F7D36B' : k.b}" stroke="#211F1E" stroke-width="7"/><ellipse rx="138" ry="84" ${stroke('#A8322A', 4)}/>` +
  line('HORN', { face: 'khandBold', size: 50, y: -26, fill: '#211F1E', track: 4 }) +
  line('OK', { face: 'rozha', size: 70, y: 32, fill: '#A8322A' }) +
  line('PLEASE', { face: 'khandBold', size: 44, y: 70, fill: '#211F1E', track: 4 })

const pass = (k: Inks): string =>
  put(
    clip(
      'M-132,-96 q0,-20 20,-20 H112 q20,0 20,20 V72 q0,20 -20,20 H-112 q-20,0 -20,-20Z',
      '<rect x="-140" y="-120" width="280" height="240" fill="#F3D9B0"/>' +
        put(mountains('#E8735F', ['#8FA7B3', '#6C8F86', '#46735C', '#22304F'], 280), 0, -10, 1) +
        '<rect x="-140" y="34" width="280" height="80" fill="#22304F"/>' +
        line('KHARDUNG LA', { face: 'khandBold', size: 38, y: 66, fill: '#FBF3E4', track: 3 }) +
        line('17,582 FT', { face: 'khand', size: 24, y: 87, fill: '#EDAE3C', track: 3 }),
    ),
    0,
    -44,
    0.84,
  ) +
  put(
    `<path d="M-132,-96 q0,-20 20,-20 H112 q20,0 20,20 V72 q0,20 -20,20 H-112 q-20,0 -20,-20Z" fill="none" stroke="${k.a}" stroke-width="8"/>`,
    0,
    -44,
    0.84,
  )

/** What each cap of the sample catalogue has on it, by slug. */
export const capArt: Record<string, CapArt> = {
  'initial-baseball-cap': {
    form: 'baseball',
    front: (k) => stitched('R', 'rozha', 230, 78, k.dark ? '#F3C562' : k.a),
  },
  'gully-cricket-cap': { form: 'baseball', front: club, brim: (k) => k.paper },
  'desi-snapback': {
    form: 'snapback',
    front: (k) => stitched('देसी', 'yatra', 190, 56, k.dark ? '#F3C562' : '#A8322A', 290),
    brim: (k) => (k.dark ? '#A8322A' : '#22304F'),
  },
  'pin-code-snapback': {
    form: 'snapback',
    front: (k) =>
      stitched('400050', 'khandBold', 128, 34, k.ink) +
      line('BANDRA', { face: 'khand', size: 42, y: 84, fill: k.ink, track: 16 }),
  },
  'highway-trucker-cap': { form: 'trucker', front: highway, panel: () => '#F5ECD7' },
  'ladakh-trucker-cap': { form: 'trucker', front: pass, panel: () => '#E9DFCB' },
  'block-print-bucket-hat': {
    form: 'bucket',
    front: () => '',
    allOver: (k) =>
      repeated(1080, 1080, 92, 104, booti({ ...k, c: k.dark ? '#9CCBC0' : k.c }), 0.74),
  },
  'marigold-bucket-hat': {
    form: 'bucket',
    front: (k) =>
      put(marigold('#F3B53C', '#D9762B'), 0, -26, 1.7) + stitched('Ira', 'kalam', 76, 116, k.ink),
  },
}
