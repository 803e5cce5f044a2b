import {
  type CardWords,
  giftCardArea,
  giftCardBlank,
  giftCardPieces,
  giftCardScene,
  type Piece,
  pieceItem,
} from '@tohfa/print-engine/scene/gift-card'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeAll, shapedText } from '#studio/preview/outlines.ts'

const { ink } = giftCardBlank

/** A gift card as a picture, and the letters that it cannot show. */
export type DrawnCard = { src: string; missing: string[] }

/**
 * Draws a gift card as the press does.
 * @throws Error when neither the browser nor the server can
 */
export async function drawCard(words: CardWords, signal: AbortSignal): Promise<DrawnCard> {
  await shapeAll(giftCardPieces(words).map(pieceItem), ink, signal)
  const widthOf = (piece: Piece) => shapedText(pieceItem(piece), ink)?.box.width ?? 0
  const [area] = giftCardScene(words, widthOf).areas
  if (!area) throw new Error('a card has no area')
  const items = area.items.filter((item): item is TextItem => item.kind === 'text')
  await shapeAll(items, ink, signal)
  const svg = areaSvg(
    area,
    { ...giftCardArea, bleed: 0 },
    {
      text: (item) => shapedText(item, ink),
      photo: () => undefined,
      motif: () => undefined,
    },
  )
  const missing = new Set(items.flatMap((item) => shapedText(item, ink)?.missing ?? []))
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, missing: [...missing] }
}
