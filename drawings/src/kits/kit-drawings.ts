import { drawBracelet } from '../mockups/bracelet.ts'
import { drawCap } from '../mockups/cap.ts'
import { drawCards } from '../mockups/card.ts'
import { drawFrame } from '../mockups/frame.ts'
import { drawKeyChain } from '../mockups/key-chain.ts'
import { drawMousepad } from '../mockups/mousepad.ts'
import { drawMug } from '../mockups/mug.ts'
import { drawPillow } from '../mockups/pillow.ts'
import { drawShirt } from '../mockups/tshirt.ts'
import { drawTumbler } from '../mockups/tumbler.ts'
import { bareCoin, beadAccents, braceletArt, lotusOn } from '../designs/bracelet-art.ts'
import { cardArt } from '../designs/card-art.ts'
import { engraved, metalTone } from '../material.ts'
import { roundCharm } from './round-charm.ts'
import { isOfMetal, shapedPieces } from './shaped-pieces.ts'
import { squareTag } from './square-tag.ts'

const black = '#000000'
const white = '#FFFFFF'
/** As dark as a letter on an ivory bead gets. */
const inkOnIvory = '#14110E'
const ivory = '#F5ECD7'
const nothing = (): string => ''
const nameBead = { form: 'beads', accents: beadAccents } as const
const roundedCard = cardArt['home-baker-rounded-cards']!

/** Draws a product without print: what is printed on in one colour, the rest of it in another. */
type Draw = (printed: string, rest: string) => string | Promise<string>
type Drawing = {
  draw: Draw
  /** Only the rest takes the product's colour. */
  restHasColor?: true
  /** What is printed on it is less bright where light falls on it than the metal around it. */
  isOfMetal?: boolean
  /** Of the product whose colour nobody named, when it is not white. */
  usual?: string
  /** Of its files, where fine lines would make them too large for a page; of metal, which has three, it is 60. */
  quality?: number
}

/** By the name that `print-engine/src/blanks` has for them. */
const drawings: Record<string, Drawing> = {
  'tee-front': { draw: (color) => drawShirt({ neck: 'round', chest: nothing }, color, 1) },
  'tee-back': {
    draw: (color) => drawShirt({ neck: 'round', chest: nothing, from: 'back' }, color, 1),
  },
  'tee-front-polo': { draw: (color) => drawShirt({ neck: 'polo', chest: nothing }, color, 1) },
  'tee-front-wide': {
    draw: (color) => drawShirt({ neck: 'round', fit: 'wide', chest: nothing }, color, 1),
  },
  'tee-back-wide': {
    draw: (color) =>
      drawShirt({ neck: 'round', fit: 'wide', chest: nothing, from: 'back' }, color, 1),
  },
  'cap-front': { draw: (color) => drawCap({ form: 'baseball', front: nothing }, color, 1) },
  'cap-front-snapback': {
    draw: (color) => drawCap({ form: 'snapback', front: nothing }, color, 1),
  },
  'cap-front-trucker': {
    // What is printed on is ivory on a cap of any colour.
    draw: (front, mesh) =>
      drawCap(
        { form: 'trucker', front: nothing, panel: () => (front === black ? black : ivory) },
        mesh,
        1,
      ),
    restHasColor: true,
    quality: 70,
  },
  'cap-front-bucket': { draw: (color) => drawCap({ form: 'bucket', front: nothing }, color, 1) },
  'mug-wrap': {
    draw: (body, color) => drawMug({ print: nothing, body }, color, 1),
    restHasColor: true,
  },
  'mug-wrap-magic': { draw: (color) => drawMug({ print: nothing, body: color }, color, 1) },
  'mug-wrap-travel': { draw: (color) => drawTumbler(nothing, color, 'slim', 1) },
  'pillow-front': { draw: (color) => drawPillow({ print: nothing }, color, 1) },
  'mousepad-top': { draw: (color) => drawMousepad({ form: 'standard', print: nothing }, color, 1) },
  keychain: { draw: (color) => drawKeyChain(squareTag, color, 1) },
  'frame-picture': {
    draw: (paper, color) => drawFrame({ inside: paperOf(paper), height: 841 }, color, '', '', 1),
    restHasColor: true,
  },
  card: {
    draw: (color) => drawCards({ front: nothing, back: nothing, height: 544 }, color, 1),
  },
  'bracelet-plate': {
    draw: (tone) => drawBracelet({ form: 'bar' }, tone, 1),
    usual: metalTone('Silver'),
    isOfMetal: true,
  },
  'bracelet-plate-rakhi': {
    draw: (color) => drawBracelet({ form: 'rakhi', charm: roundCharm, bead: '#F6F0E4' }, color, 1),
  },
  'bracelet-band': { draw: (color) => drawBracelet({ form: 'band' }, color, 1) },
  'bracelet-cord': {
    // The disc is of brass on any cord.
    draw: (disc, cord) =>
      drawBracelet({ form: 'cord', ...(disc === black && { disc: engraved }) }, cord, 1),
    restHasColor: true,
    quality: 70,
  },
  'bracelet-name-bead': {
    draw: (long, rest) =>
      drawBracelet(long === black ? { ...nameBead, long: inkOnIvory } : nameBead, rest, 1),
    restHasColor: true,
    quality: 70,
  },
  'bracelet-coin': {
    // The coin is of brass on any cord.
    draw: (coin, cord) =>
      drawBracelet(
        { form: 'rakhi', charm: bareCoin(coin === black ? engraved : undefined), bead: '#7A4526' },
        cord,
        1,
      ),
    restHasColor: true,
    quality: 70,
  },
  'bracelet-badge': {
    draw: (color) => drawBracelet(braceletArt['little-cricketer-rakhi']!, color, 1),
  },
  'bracelet-lotus': {
    draw: (heart, color) =>
      drawBracelet(
        { form: 'rakhi', charm: lotusOn(heart === black ? engraved : undefined), bead: '#F6F0E4' },
        color,
        1,
      ),
    restHasColor: true,
    quality: 52,
  },
  'mug-pair': { draw: (color) => drawMug({ print: nothing, partner: nothing }, color, 1) },
  'card-rounded': {
    draw: (color) =>
      drawCards({ ...roundedCard, front: nothing, back: nothing, height: 544 }, color, 1),
  },
  'frame-moulded': {
    draw: (paper, color) =>
      drawFrame({ inside: paperOf(paper), height: 841, form: 'moulded' }, color, '', '', 1),
    restHasColor: true,
  },
  ...Object.fromEntries(
    Object.entries(shapedPieces).map(([name, draw]) => [
      name,
      { draw, isOfMetal: isOfMetal.has(name) },
    ]),
  ),
}

const paperOf = (color: string) => () => `<rect width="600" height="841" fill="${color}"/>`

/**
 * The pictures of the kits: printed on in black and in white, which hold all colours between. Where only
 * the rest takes the product's colour that is a third, and of metal too, which shines more than its print.
 */
export const kitPictures = Object.entries(drawings).flatMap(
  ([name, { draw, restHasColor, isOfMetal, usual, quality }]) =>
    [
      {
        name: `${name}-black`,
        svg: () => draw(isOfMetal ? engraved : black, restHasColor ? white : black),
      },
      { name: `${name}-white`, svg: () => draw(white, white) },
      ...(restHasColor ? [{ name: `${name}-dark`, svg: () => draw(white, black) }] : []),
      ...(isOfMetal ? [{ name: `${name}-dark`, svg: () => draw(black, black) }] : []),
      ...(usual ? [{ name: `${name}-none`, svg: () => draw(usual, usual) }] : []),
    ].map((picture) => ({ ...picture, quality: quality ?? (isOfMetal ? 60 : undefined) })),
)
