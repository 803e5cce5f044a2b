// chunk: designing
import { colorNames } from '#mockup/color-names.texts.ts'

/**
 * The findings of preflight by their code; placeholders take a finding's `params` in their order.
 */
export const preflightTexts = {
  missing_glyph: (letters: string) =>
    `These letters cannot be printed: ${letters}. Please write it otherwise`,
  low_resolution: (_dpi: number) =>
    'This photo is too small for its place and would not print clearly. Please take a larger photo',
  required_field_empty: (label: string, _labelHi: string) => `Please fill in: ${label}`,
  empty_design: () => 'There is nothing on it yet',
  outside: () => 'This lies outside what is printed. Please move it back or delete it',
  photo_missing: () => 'The photo is not here yet. Please upload it',
  text_too_small: (points: number, least: number) =>
    `These words are ${points} points high and would not be readable: at least ${least} are needed`,
  soft_photo: (_dpi: number) =>
    'This photo is rather small for its place and may look soft. A larger one looks better',
  outside_safe: (mm: number) =>
    `This comes closer than ${mm} mm to the edge, where it may be cut off`,
  background_short: (mm: number) =>
    `This ends at the edge: a white line may show unless it goes ${mm} mm beyond`,
  text_shrunk: (percent: number) =>
    `These words are ${percent}% smaller than designed, to fit their place`,
  dotted_circle: (signs: string) =>
    `A vowel sign stands without its letter, and a dotted circle or a gap is printed in its place: ${signs}. Please check the spelling`,
  thin_line: () => 'A line thinner than 0.25 mm may break in print',
  weak_contrast: () => 'These words are hardly seen on the colour under them',
  handle_zone: () => 'This lies beside the handle, where it is hard to see and print',
} as const

const places = {
  topLeft: 'top left',
  top: 'at the top',
  topRight: 'top right',
  left: 'on the left',
  middle: 'in the middle',
  right: 'on the right',
  bottomLeft: 'bottom left',
  bottom: 'at the bottom',
  bottomRight: 'bottom right',
} as const

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

/** A description of a design, for people who do not see its picture. */
export const describeTexts = {
  area: (label: string, _labelHi: string, items: string) => `${label}: ${items}.`,
  nothing: 'nothing',
  text: (words: string, color: string, place: string) => `“${words}” in ${color}, ${place}`,
  photo: (place: string) => `a photo, ${place}`,
  emptyPhoto: (place: string) => `room for a photo, ${place}`,
  motif: (name: string, place: string) => `${article(name)} ${name}, ${place}`,
  /** A name without an article, as of mountains. */
  motifAsNamed: (name: string, place: string) => `${name}, ${place}`,
  /** What a motif is called whose name is not known. */
  drawing: { one: 'drawing', many: 'drawings' },
  shape: (color: string, place: string) => `${article(color)} ${color} shape, ${place}`,
  outlineOnly: (place: string) => `a frame, ${place}`,
  several: {
    motifs: (count: string, names: string) => `${count} ${names}`,
    shapes: (count: string) => `${count} shapes`,
    outlines: (count: string) => `${count} frames`,
  },
  /** From two on. */
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  places,
  colors: colorNames,
} as const
