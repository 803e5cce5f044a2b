import { keyChainArt } from '../designs/key-chain-art.ts'
import { mousepadArt } from '../designs/mousepad-art.ts'
import { shirtArt } from '../designs/shirt-art.ts'
import { inksFor } from '../inks.ts'
import { drawKeyChain } from '../mockups/key-chain.ts'
import { drawMousepad } from '../mockups/mousepad.ts'
import { drawShirt } from '../mockups/tshirt.ts'

/** A product of the sample without its print, as its own picture has it. */
type DrawBare = (color: string) => string | Promise<string>

const nothing = (): string => ''

/** Enamel lies on brass whatever its colour; what is printed over it must be seen. */
function bareKeyChain(design: string): DrawBare {
  const art = keyChainArt[design]!
  const tags = art.tags.map((tag) => ({
    ...tag,
    face: nothing,
    material: tag.material === 'enamel' ? ('metal' as const) : tag.material,
  }))
  return (color) => drawKeyChain({ fittings: art.fittings, tags }, color, 1)
}

/** Those whose printed plate is of metal, by the name of their kit. */
export const isOfMetal: ReadonlySet<string> = new Set([
  'keychain-disc',
  'keychain-house',
  'keychain-rickshaw',
  'keychain-pair',
  'keychain-heart-halves',
])

/** Sleeves and collar keep their colour, that of the sample's blue jersey. */
const trim = () => inksFor('#2B4C8C').b

const bareShirt =
  (design: string, from?: 'back'): DrawBare =>
  (color) => {
    const { sleeves, ...art } = shirtArt[design]!
    const rest = { ...art, ...(sleeves && { sleeves: trim, trim }), chest: nothing }
    return drawShirt({ ...rest, ...(from && { from }) }, color, 1)
  }

/** By the name of their kit, as `print-engine/src/blanks` has it. */
export const shapedPieces: Record<string, DrawBare> = {
  'keychain-disc': bareKeyChain('brass-elephant-key-chain'),
  'keychain-upright': bareKeyChain('instant-photo-key-chain'),
  'keychain-house': bareKeyChain('new-home-key-chain'),
  'keychain-fob': bareKeyChain('initial-leather-key-chain'),
  'keychain-bar': bareKeyChain('hindi-name-key-chain'),
  'keychain-rickshaw': bareKeyChain('auto-rickshaw-key-chain'),
  'keychain-pair': bareKeyChain('date-couple-key-chains'),
  'keychain-heart-halves': bareKeyChain('half-heart-key-chains'),
  'mousepad-mat': (color) => drawMousepad(mousepadArt['leather-name-desk-mat']!, color, 1),
  'tee-front-jersey': bareShirt('gully-cricket-jersey'),
  'tee-back-jersey': bareShirt('gully-cricket-jersey', 'back'),
  'tee-front-mandarin': bareShirt('monogram-mandarin-tee'),
  'tee-front-pinstripe': bareShirt('pinstripe-formal-tee'),
}
