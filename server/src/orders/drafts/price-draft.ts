import { v7, validate } from 'uuid'
import { toPaise } from '@tohfa/contract/shared/money'
import { shareOut } from '@tohfa/contract/shared/share-out'
import {
  boughtOf,
  checkChoice,
  choicesOf,
  chosenLines,
  type LineToBuy,
} from '#orders/cart/cart.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { PreparedProof } from '#studio/proofs/proofs.service.ts'
import { atItem } from './at-item.ts'
import type { PhotosNamed, PricingDeps } from './drafts-deps.ts'
import type { NewDraftItem } from './drafts.queries.ts'
import type { Wish } from './draft-wishes.ts'

/** A line of a draft before it has its share of the discount. */
type PricedItem = { item: NewDraftItem; proof: PreparedProof | null }

/** The names of a choice in a draft, for those in a cart. */
const fieldOf: Record<string, string> = {
  'selectedDetails.color': 'color',
  'selectedDetails.size': 'size',
  'selectedDetails.quantity': 'pack',
  'selectedDetails.proof': 'values',
}

/**
 * The lines of a draft as they are priced today, each with the proof of its print. Nothing is
 * stored. 400 with `fields` by line for what is not offered.
 */
export async function priceItems(
  { db, proofs }: Pick<PricingDeps, 'db' | 'proofs'>,
  staffId: string,
  wished: readonly Wish[],
  photosNamed: PhotosNamed,
): Promise<PricedItem[]> {
  const choices = await checkChoices(db, wished)
  const chosen = wished.map((wish, at) => ({ ...wish, ...choices[at]!, id: v7() }))
  const priced: PreparedOrNone[] = []
  // One after the other: each is checked on the thread that answers others.
  for (const { path, productId, color, size, values, scene, proof } of chosen)
    priced.push(
      !proof && (values || scene)
        ? await atItem({ fields: path, print: `${path}.values` }, () =>
            proofs.prepare(
              staffId,
              { productId, color, size, values: values ?? undefined, scene: scene ?? undefined },
              photosNamed,
            ),
          )
        : (proof ?? null),
    )
  const asked = chosen.map(({ id, productId, color, size, pack, quantity }) => ({
    id,
    productId,
    color,
    size,
    pack,
    quantity,
  }))
  const lines = new Map((await chosenLines(db, staffId, asked)).map((line) => [line.id, line]))
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of chosen)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return chosen.map(({ id, productId, quantity, values, scene, listed }, position) => {
    const line = lines.get(id)
    if (!line) throw new Failure('product_not_found')
    const proof = priced[position] ?? null
    const counted = { ...line, pieces: pieces.get(productId) ?? quantity }
    const item = toItem(counted, { position, quantity, proof })
    return {
      item: { ...item, ...listed, fieldValues: values ?? null, scene: scene ?? null },
      proof,
    }
  })
}

type PreparedOrNone = PreparedProof | null

async function checkChoices(db: Database, wished: readonly Wish[]) {
  const ids = [...new Set(wished.map(({ productId }) => productId))].filter((id) => validate(id))
  const offers = new Map((await choicesOf(db, ids)).map((offer) => [offer.productId, offer]))
  const refused: Fields = {}
  const choices = wished.map((wish) => {
    const offer = offers.get(wish.productId)
    if (!offer) {
      refused[`${wish.path}.productId`] = message('product_not_found')
      return undefined
    }
    try {
      const proof = wish.values || wish.scene ? 'filled in' : undefined
      return checkChoice(offer, { ...wish, proof })
    } catch (error) {
      if (!(error instanceof Failure) || !error.fields) throw error
      for (const [field, sentence] of Object.entries(error.fields))
        refused[`${wish.path}.${fieldOf[field] ?? field}`] = sentence
      return undefined
    }
  })
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  return choices
}

function toItem(
  line: LineToBuy,
  { position, quantity, proof }: { position: number; quantity: number; proof: PreparedOrNone },
): NewDraftItem {
  return {
    id: line.id,
    position,
    ...boughtOf(line),
    quantity,
    approvalId: null,
    personalisationPaise: proof?.pricePaise ?? 0,
    personalisation: proof?.request.fieldValues ?? null,
    plain: line.plain && !proof,
    hash: proof?.proof.hash ?? null,
  }
}

/** The discount of a draft as staff gave it. */
export type GivenDiscount = { percent?: number | null; amount?: number | null } | null | undefined

/**
 * The lines with their shares of the discount, and the totals in paise.
 *
 * @throws Failure `bad_request` when nothing is left to pay
 */
export function withDiscount(items: readonly NewDraftItem[], discount: GivenDiscount) {
  const worth = items.map(
    ({ unitPricePaise, personalisationPaise = 0, quantity }) =>
      (unitPricePaise + personalisationPaise) * quantity,
  )
  const goodsPaise = worth.reduce((sum, one) => sum + one, 0)
  const discountPaise =
    discount?.amount == null
      ? Math.round((goodsPaise * toPaise(discount?.percent ?? 0)) / 10_000)
      : toPaise(discount.amount)
  const totalPaise = goodsPaise - discountPaise
  if (totalPaise <= 0) throw refusedFields({ discount: message('draftDiscountAll') })
  const shares = shareOut(discountPaise, worth)
  return {
    items: items.map((item, at) => ({ ...item, offerPaise: shares[at] ?? 0 })),
    totalPaise,
    discountPaise,
  }
}
