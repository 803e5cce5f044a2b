import { answerTexts } from '@tohfa/contract/answers.texts'
import type { CartLine } from '@tohfa/contract/cart'
import { toRupees } from '@tohfa/contract/money'
import { texts } from '@tohfa/contract/texts'
import type { Database, Transaction } from '../database/connect.ts'
import { brokenConstraint } from '../database/failures.ts'
import { Failure } from '../http/failures.ts'
import { imageUrl } from '../media/image-url.ts'
import {
  type Choice,
  countLines,
  deleteLine,
  insertLine,
  type Offer,
  offerOf,
  removeBoughtLines,
  type StandingLine,
  standingLines,
  updateQuantity,
} from './cart.queries.ts'

/** More than anyone needs, and a bound on what one account can make the shop carry. */
const maxLines = 100

/** What a person asks to add; absent and null mean that the product has no such choice. */
export type Addition = {
  productId: string
  color: string
  size?: string | null | undefined
  pack?: number | null | undefined
}

/** The cart of one signed-in person (docs/product.md section 8). Money goes out in rupees. */
export type Cart = ReturnType<typeof createCart>

export function createCart({ db }: { db: Database }) {
  return {
    lines: async (userId: string) => (await standingLines(db, userId)).map(toCartLine),

    /** Adds one of a choice. Fails with `fields` for a choice that is not offered, 409 otherwise. */
    async add(userId: string, addition: Addition): Promise<CartLine> {
      const offer = await offerOf(db, addition.productId, userId)
      if (!offer) throw new Failure('product_not_found')
      const choice = checkChoice(offer, addition)
      if (offer.trackStock && stockOf(offer, choice) < 1) throw new Failure('out_of_stock')
      if ((await countLines(db, userId)) >= maxLines) throw new Failure('cart_full')
      const { productId } = addition
      try {
        const lineId = await insertLine(db, {
          ...choice,
          userId,
          productId,
          addedAtPaise: offer.pricePaise,
        })
        return await oneLine(db, userId, lineId)
      } catch (error) {
        if (brokenConstraint(error) === 'cart_lines_one_each') throw new Failure('already_in_cart')
        throw error
      }
    },

    /** Sets how many of a line are wanted, 1 to 10 and never past a tracked stock. */
    async setQuantity(userId: string, lineId: string, quantity: number): Promise<CartLine> {
      const [line] = await standingLines(db, userId, lineId)
      if (!line) throw new Failure('cart_line_not_found')
      refuseOverStock({ ...line, quantity })
      await updateQuantity(db, userId, lineId, quantity)
      return oneLine(db, userId, lineId)
    },

    async remove(userId: string, lineId: string): Promise<void> {
      if (!(await deleteLine(db, userId, lineId))) throw new Failure('cart_line_not_found')
    },
  }
}

export type LineToBuy = StandingLine

/** The lines as checkout prices them, read inside its transaction. */
export async function linesToBuy(tx: Transaction, userId: string): Promise<LineToBuy[]> {
  const lines = await standingLines(tx, userId)
  if (lines.length === 0) throw new Failure('cart_empty')
  for (const line of lines) {
    if (!line.offered)
      throw new Failure('line_unavailable', {
        sentence: answerTexts.lineGone(line.title),
      })
    refuseOverStock(line)
  }
  return lines
}

/** Called when an order exists: what was bought leaves the cart, and nothing else. */
export const removeBought = removeBoughtLines

/** 409 with how many are left, for a line that wants more than a tracked stock has. */
function refuseOverStock(
  line: Pick<StandingLine, 'trackStock' | 'stock' | 'title' | 'quantity'>,
): void {
  if (line.trackStock && line.stock < line.quantity) throw outOfStock(line.title, line.stock)
}

export function outOfStock(title: string, left: number): Failure {
  return new Failure('out_of_stock', {
    sentence: left > 0 ? answerTexts.onlyLeft(left, title) : answerTexts.soldOut(title),
  })
}

function checkChoice(offer: Offer, addition: Addition): Choice {
  const fields: Record<string, string> = {}
  const ofColor = offer.variants.filter((variant) => variant.color === addition.color)
  const size = addition.size || null
  const pack = addition.pack ?? null
  if (ofColor.length === 0) fields['selectedDetails.color'] = 'This colour is not offered'
  else if (!ofColor.some((variant) => variant.size === size))
    fields['selectedDetails.size'] = size === null ? texts.required : 'This size is not offered'
  if (offer.packs ? pack === null || !offer.packs.includes(pack) : pack !== null)
    fields['selectedDetails.quantity'] =
      pack === null ? texts.required : 'This quantity is not offered'
  const sentence = Object.values(fields)[0]
  if (sentence) throw new Failure('bad_request', { sentence, fields })
  return { color: addition.color, size, pack }
}

function stockOf(offer: Offer, choice: Choice): number {
  return (
    offer.variants.find((variant) => variant.color === choice.color && variant.size === choice.size)
      ?.stock ?? 0
  )
}

async function oneLine(db: Database, userId: string, lineId: string): Promise<CartLine> {
  const [line] = await standingLines(db, userId, lineId)
  if (!line) throw new Failure('cart_line_not_found')
  return toCartLine(line)
}

function toCartLine(line: StandingLine): CartLine {
  return {
    id: line.id,
    quantity: line.quantity,
    product: {
      id: line.productId,
      title: line.title,
      price: toRupees(line.pricePaise),
      discount: line.discount,
      discountedPrice: toRupees(line.discountedPricePaise),
    },
    selectedDetails: {
      color: line.color,
      images: line.imageKeys.map(imageUrl),
      ...(line.size !== null && { size: line.size }),
      ...(line.pack !== null && { quantity: line.pack }),
    },
    available: line.offered && (!line.trackStock || line.stock > 0),
    ...(line.trackStock && { stockLeft: line.stock }),
    ...(line.addedAtPaise !== line.discountedPricePaise && {
      priceWhenAdded: toRupees(line.addedAtPaise),
    }),
  }
}
