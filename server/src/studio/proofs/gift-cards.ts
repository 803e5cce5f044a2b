import {
  type CardWords,
  giftCardBlank,
  giftCardPieces,
  giftCardScene,
  pieceItem,
} from '@tohfa/print-engine/scene/gift-card'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { cleanText } from '@tohfa/print-engine/text/clean-text'
import type { Connection } from '#platform/database/connect.ts'
import { measureTexts } from '#studio/outlines/shaping/shaper.ts'
import { engineOf, proofHash } from '#studio/press/proof-hash.ts'
import { findProof, putProof } from './proofs.queries.ts'

const parts = ['to', 'from', 'message'] as const
/** Letters of one of the words that the card's fonts do not have. */
export type MissingOnCard = { part: (typeof parts)[number]; letters: string[] }

/** Who the shop measures for when it prints. */
const press = 'gift cards'

/** The cards of gifts: the same print as any other, made from the words of an order (docs/studio.md 9.13). */
export function giftCards({
  connection,
  render,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
  /** Draws a proof that was put down. */
  render: (hash: string) => Promise<void>
}) {
  return {
    /** The letters that a card could not show, by the words in which they stand. */
    async missingOnCard(who: string, words: CardWords): Promise<MissingOnCard[]> {
      const given = parts.flatMap((part) => {
        const text = cleanText(words[part] ?? '')
        return text === '' ? [] : [{ part, text }]
      })
      const measured = await measureTexts(
        who,
        given.map(({ text }) => pieceItem({ text, font: 'kalam-400' })),
      )
      return given.flatMap(({ part }, at) => {
        const letters = measured[at]?.missing ?? []
        return letters.length > 0 ? [{ part, letters }] : []
      })
    },

    /** Draws the card of a gift, unless it is there; the hash of its print. */
    async drawCard(words: CardWords): Promise<string> {
      const scene = await sceneOf(words)
      const hash = proofHash(giftCardBlank, scene)
      const engine = engineOf(giftCardBlank, scene)
      const proof = { hash, engine, blank: giftCardBlank, scene }
      const state = await connection.transaction((tx) => putProof(tx, proof))
      if (state !== 'ready') await render(hash)
      if ((await findProof(connection.db, hash))?.state !== 'ready')
        throw new Error(`the card ${hash} was not drawn`)
      return hash
    },
  }
}

async function sceneOf(words: CardWords): Promise<Scene> {
  const pieces = giftCardPieces(words)
  const measured = await measureTexts(press, pieces.map(pieceItem))
  const widths = new Map(pieces.map(({ text }, at) => [text, measured[at]?.box.width ?? 0]))
  return giftCardScene(words, ({ text }) => widths.get(text) ?? 0)
}
