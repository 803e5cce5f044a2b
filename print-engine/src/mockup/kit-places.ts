import { type Place, shapePlaces } from './shape-places.ts'

/** How a kit's print lies in its picture. */
export type KitPlace = Omit<Place, 'file'>

const tee: Place = {
  file: 'tee-front',
  surface: { kind: 'cloth', degrees: 0, arch: 0, slope: 7 },
}
const cap: Place = {
  file: 'cap-front',
  surface: { kind: 'cloth', degrees: 72, arch: 0.06, slope: 5 },
}
const mug: Place = {
  file: 'mug-wrap',
  surface: {
    kind: 'cylinder',
    degrees: 246,
    rim: 46 / 590,
    foot: 50 / 590,
    above: 0.04,
    below: 0.05,
  },
}
const tumbler: Place = {
  file: 'mug-wrap-travel',
  surface: {
    kind: 'cylinder',
    degrees: 246,
    rim: 0.049,
    foot: 0.049,
    above: 0.133,
    below: 0.197,
    taper: 0.19,
  },
}
const keychain: Place = {
  file: 'keychain',
  surface: {
    kind: 'quad',
    corners: [
      [0.0017, 0.1112],
      [0.8902, 0.0021],
      [0.9992, 0.8906],
      [0.1108, 0.9997],
    ],
  },
}
const card: Place = {
  file: 'card',
  surface: {
    kind: 'quad',
    corners: [
      [0.0323, 0.0006],
      [0.9986, 0.0794],
      [0.9677, 0.9978],
      [0.0014, 0.919],
    ],
  },
}

const plate: Place = {
  file: 'bracelet-plate',
  surface: {
    kind: 'arc',
    center: [0.5, -2.274],
    inner: 2.644,
    outer: 3.222,
    degrees: 28.2,
    aspect: 284 / 90,
  },
}
/** A rakhi's middle lies a little askew; so many millimetres of it are printed on. */
const rakhi = (file: string, across: number): Place => ({
  file,
  surface: {
    kind: 'quad',
    corners: [
      [0.0003, 0.1235],
      [0.8765, 0.0003],
      [0.9997, 0.8765],
      [0.1235, 0.9997],
    ],
  },
  sheet: { width: across, height: across, bleed: 0 },
})

/**
 * By blank and area, and by the category or shape of what looks otherwise than its blank does; made to
 * measure with the drawings in drawings/src/kits.
 */
export const kitPlaces: Record<string, Place> = {
  'tee front': tee,
  'tee back': { ...tee, file: 'tee-back' },
  'tee front Polo': { ...tee, file: 'tee-front-polo' },
  'tee front Oversized': { ...tee, file: 'tee-front-wide' },
  'tee back Oversized': { ...tee, file: 'tee-back-wide' },
  'cap front': cap,
  'cap front Snapback': { ...cap, file: 'cap-front-snapback' },
  'cap front Trucker': { ...cap, file: 'cap-front-trucker' },
  'cap front Bucket': { ...cap, file: 'cap-front-bucket' },
  'mug wrap': mug,
  'mug wrap Magic': { ...mug, file: 'mug-wrap-magic' },
  'mug wrap coloured': { ...mug, file: 'mug-wrap-magic' },
  'mug wrap mug-pair': { ...mug, file: 'mug-pair' },
  'mug second mug-pair': {
    ...mug,
    file: 'mug-pair',
    sheet: { width: 205, height: 95, bleed: 3 },
  },
  'mug wrap Travel': tumbler,
  'mug wrap tumbler': tumbler,
  'pillow front': {
    file: 'pillow-front',
    surface: { kind: 'cushion', middle: [0.9, 0.92], corner: [0.985, 1], slope: 6 },
  },
  'mousepad top': {
    file: 'mousepad-top',
    surface: {
      kind: 'quad',
      corners: [
        [0, 0.1315],
        [0.8772, 0],
        [1, 0.8284],
        [0.0526, 0.9993],
      ],
    },
  },
  'keychain front': keychain,
  'keychain back': keychain,
  'frame picture': {
    file: 'frame-picture',
    surface: { kind: 'plain' },
  },
  'card front': card,
  'card back': card,
  'bracelet plate': plate,
  'bracelet plate name-bead': { ...plate, file: 'bracelet-name-bead' },
  'bracelet plate Customized Rakhi': rakhi('bracelet-plate-rakhi', 22),
  'bracelet plate coin': rakhi('bracelet-coin', 22),
  'bracelet plate badge': rakhi('bracelet-badge', 26),
  'bracelet plate lotus': rakhi('bracelet-lotus', 14),
  'card front rounded': { ...card, file: 'card-rounded' },
  'card back rounded': { ...card, file: 'card-rounded' },
  'frame picture moulded': { file: 'frame-moulded', surface: { kind: 'plain' } },
  ...shapePlaces,
}
