import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { drawBracelet } from './mockups/bracelet.ts'
import { drawCap } from './mockups/cap.ts'
import { drawCards } from './mockups/card.ts'
import { capArt } from './designs/cap-art.ts'
import { cardArt } from './designs/card-art.ts'
import { frameArt } from './designs/frame-art.ts'
import { keyChainArt } from './designs/key-chain-art.ts'
import { mousepadArt } from './designs/mousepad-art.ts'
import { mugArt } from './designs/mug-art.ts'
import { pillowArt } from './designs/pillow-art.ts'
import { shirtArt } from './designs/shirt-art.ts'
import { drawFrame } from './mockups/frame.ts'
import { drawKeyChain } from './mockups/key-chain.ts'
import { drawMousepad } from './mockups/mousepad.ts'
import { drawMug } from './mockups/mug.ts'
import { drawPillow } from './mockups/pillow.ts'
import { drawShirt } from './mockups/tshirt.ts'
import { braceletOf } from './printed-bracelet.ts'
import {
  printedCap,
  printedCard,
  printedFrame,
  printedKeyChain,
  printedMousepad,
  printedMug,
  printedPillow,
  printedShirt,
} from './template-art.ts'
import { templatePrint, type TemplatePrint } from './template-print.ts'

function of<Art>(arts: Record<string, Art>, design: string): Art {
  const art = arts[design]
  if (!art) throw new Error(`No design is drawn for ${design}`)
  return art
}

const frameAccent: Record<string, string> = { White: '#33447A', 'Natural Wood': '#A8322A' }

/** The picture of a product with a design in one of its colours as an SVG; `view` counts from 1. */
export async function productPicture(
  productType: ProductType,
  design: string,
  colorName: string,
  view: number,
): Promise<string> {
  const color = colorSwatch(colorName)
  const print = await templatePrint(design)
  const printed = <Art>(
    arts: Record<string, Art>,
    onIt: (art: Art, print: TemplatePrint) => Art,
  ): Art => {
    const art = of(arts, design)
    return print ? onIt(art, print) : art
  }
  switch (productType) {
    case 't-shirts':
      return drawShirt(
        printed(shirtArt, (art, print) => printedShirt(art, print, view)),
        color,
        view,
      )
    case 'business-cards':
      return drawCards(printed(cardArt, printedCard), color, view)
    case 'coffee-mug':
      return drawMug(
        printed(mugArt, (art, print) => printedMug(art, print, design)),
        color,
        view,
      )
    case 'caps':
      return drawCap(printed(capArt, printedCap), color, view)
    case 'pillow':
      return drawPillow(printed(pillowArt, printedPillow), color, view)
    case 'key-chain':
      return drawKeyChain(
        printed(keyChainArt, (art, print) => printedKeyChain(art, print, design)),
        color,
        view,
      )
    case 'mousepad':
      return drawMousepad(printed(mousepadArt, printedMousepad), color, view)
    case 'bracelet':
      return drawBracelet(await braceletOf(design), color, view)
    case 'photoframe':
      return drawFrame(
        printed(frameArt, printedFrame),
        color,
        colorName,
        frameAccent[colorName] ?? '#A8322A',
        view,
      )
  }
}
