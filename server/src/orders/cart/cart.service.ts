import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { brokenConstraint } from '#platform/database/failures.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { NameLists } from '#studio/name-lists/name-lists.service.ts'
import type { PlainPictures } from '#studio/plain/plain-pictures.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import {
  couponsFor,
  forgetCoupon,
  forgetUsedCoupon,
  keepCoupon,
  priceOffers,
} from '#orders/offers/offers.service.ts'
import type { Designs } from '#studio/designs/designs.service.ts'
import {
  type ApprovedPrint,
  choicesOf,
  deleteLine,
  findApproval,
  lockApproved,
  offerOf,
  removeBoughtLines,
  sceneOfApproval,
  updateLine,
} from './cart.queries.ts'
import { type Addition, checkChoice, outOfStock, refuseOneMore } from './check-choice.ts'
import {
  chosenLines,
  insertLine,
  type StoredLine,
  storedLine,
  storedLines,
} from './stored-lines.queries.ts'
import { offeredLine, toCartOffer } from './to-cart-offer.ts'
import { inLines, toCartLines } from './grouped-cart-lines.ts'
import { insertListLines, lockListProofs } from './list-lines.queries.ts'
import { boughtOf, piecePaise, printPaise, unitOf } from './to-cart-line.ts'

export { checkChoice, choicesOf, chosenLines }
export {
  boughtOf,
  offeredLine,
  outOfStock,
  piecePaise,
  printPaise,
  sceneOfApproval,
  storedLines,
  unitOf,
}

/**
 * A person's approval of a print for this choice, or 409 (docs/studio.md 13.1). It is locked until
 * the transaction ends, so that nothing needed to print it is deleted.
 */
export async function approvedPrint(
  tx: Transaction,
  approval: Parameters<typeof findApproval>[1],
): Promise<ApprovedPrint> {
  await lockApproved(tx, approval)
  const print = await findApproval(tx, approval)
  if (!print) throw new Failure('proof_not_approved')
  return print
}

/** More than anyone needs, and a list is one; it bounds what one account can store. */
const maxLines = 100

export type Cart = ReturnType<typeof createCart>

type CartDeps = {
  connection: Pick<Connection, 'db' | 'transaction'>
  imageUrls: ImageUrls
  designs: Pick<Designs, 'copy'>
  nameLists: Pick<NameLists, 'requireApproved'>
  plainPictures: Pick<PlainPictures, 'on'>
  settings: Pick<Settings, 'known'>
  limits: Limits
}

/** A person who tries a code, and the network address that asks. */
type Asker = { id: string; ip: string }

/** The cart of one signed-in person (docs/product.md section 8). Money goes out in rupees. */
export function createCart(deps: CartDeps) {
  const { connection, imageUrls, designs, nameLists, plainPictures, settings, limits } = deps
  const { db } = connection

  async function stored(userId: string, lineId: string): Promise<StoredLine> {
    const line = await storedLine(db, userId, lineId)
    if (!line) throw new Failure('cart_line_not_found')
    return line
  }

  async function answered(lines: readonly StoredLine[]): Promise<CartLine[]> {
    return toCartLines(await plainPictures.on(lines), imageUrls)
  }
  async function answeredOne(line: StoredLine): Promise<CartLine> {
    const [answer] = await answered([line])
    if (!answer) throw new Error('a line has no answer')
    return answer
  }

  /** The lines of a cart, and what is taken off them; as if a code were kept, where one is given. */
  async function priced(userId: string, code?: string) {
    const [stored, coupons] = await Promise.all([
      storedLines(db, userId),
      couponsFor(db, userId, code),
    ])
    const lines = await answered(stored)
    const bought = lines.filter(({ available }) => available)
    const boughtRows = inLines(stored).filter((_, at) => lines[at]?.available)
    const offers = priceOffers(coupons, boughtRows.flat().map(offeredLine))
    return { lines, offers, offer: toCartOffer(offers, bought, settings.known().gift) }
  }

  return {
    /** The lines of a cart, the offer that counts for it, and its totals. */
    async read(userId: string): Promise<{ data: CartLine[] } & CartOffer> {
      const { lines, offer } = await priced(userId)
      return { data: lines, ...offer }
    },

    /** Keeps a coupon with the cart; 409 with the reason of one that does not count. */
    async keepCoupon({ id, ip }: Asker, code: string): Promise<CartOffer> {
      await limits.take('couponAccount', id)
      await limits.take('couponAddress', ip)
      const { offers, offer } = await priced(id, code)
      if (!offers.kept) throw new Failure('coupon_unknown')
      if (offers.kept.refusal) throw offers.kept.refusal
      await keepCoupon(db, id, offers.kept.coupon.id)
      await limits.credit('couponAccount', id)
      await limits.credit('couponAddress', ip)
      return offer
    },

    async forgetCoupon(userId: string): Promise<CartOffer> {
      await forgetCoupon(db, userId)
      return (await priced(userId)).offer
    },

    /** Adds one of a choice. Fails with `fields` for a choice that is not offered, 409 otherwise. */
    async add(userId: string, addition: Addition): Promise<CartLine> {
      const { productId, proof } = addition
      const offer = await offerOf(db, addition, userId)
      if (!offer) throw new Failure('product_not_found')
      const choice = checkChoice(offer, addition)
      const put = async (within: Database, print: ApprovedPrint | null) => {
        const approvalId = print?.approvalId ?? null
        refuseOneMore(offer, { ...choice, approvalId })
        if (offer.linesInCart >= maxLines) throw new Failure('cart_full')
        const addedAtPaise = offer.pricePaise + printPaise(print)
        const line = { ...choice, userId, productId, addedAtPaise, approvalId }
        return oneOfEach(() => insertLine(within, line))
      }
      const approval = proof && { ...choice, userId, productId, hash: proof }
      const line = approval
        ? await connection.transaction(async (tx) => put(tx, await approvedPrint(tx, approval)))
        : await put(db, null)
      return answeredOne(line)
    },

    /**
     * Adds all rows of an approved list, each with its own print, or none of them.
     *
     * @returns the lines that the list has in the cart
     */
    addList: (userId: string, id: string): Promise<CartLine[]> =>
      connection.transaction(async (tx) => {
        const { productId, rowCount } = await nameLists.requireApproved(tx, userId, id)
        const offer = await offerOf(tx, { productId }, userId)
        if (!offer) throw new Failure('product_not_found')
        if (offer.inCart.some(({ listId }) => listId === id)) throw new Failure('already_in_cart')
        if (offer.linesInCart >= maxLines) throw new Failure('cart_full')
        await lockListProofs(tx, { id, userId })
        const inserted = await oneOfEach(() => insertListLines(tx, { id, userId }))
        if (inserted < rowCount) throw new Failure('list_not_approved')
        const lines = (await storedLines(tx, userId)).filter(({ listId }) => listId === id)
        refuseShortLists(lines)
        return toCartLines(lines, imageUrls)
      }),

    /**
     * Sets how many of a line are wanted, 1 to 10 and never past a tracked stock, and exchanges the
     * proof on it where one is given.
     */
    async change(
      userId: string,
      lineId: string,
      { quantity, proof }: { quantity: number; proof?: string | undefined },
    ): Promise<CartLine> {
      const line = await stored(userId, lineId)
      if (line.listId !== null) throw new Failure('part_of_list')
      const refuseTooMany = () => refuseOverStock({ ...line, quantity })
      if (!proof || proof === line.print?.hash) {
        refuseTooMany()
        await updateLine(db, userId, lineId, { quantity })
      } else
        await connection.transaction(async (tx) => {
          const print = await approvedPrint(tx, { ...line, userId, hash: proof })
          refuseTooMany()
          // The proof showed this price, so later prices are compared with it.
          const addedAtPaise = line.discountedPricePaise + printPaise(print)
          const change = { quantity, approvalId: print.approvalId, addedAtPaise }
          await oneOfEach(() => updateLine(tx, userId, lineId, change))
        })
      return answeredOne(await stored(userId, lineId))
    },

    /** Takes the design of a line up again as a new draft; the id of that. The line stays. */
    async edit(userId: string, lineId: string): Promise<string> {
      const { approvalId, productId, color, size, listId } = await stored(userId, lineId)
      if (listId !== null) throw new Failure('part_of_list')
      const scene = approvalId && (await sceneOfApproval(db, approvalId))
      if (!scene) throw new Failure('design_not_found')
      return designs.copy({ userId, productId, color, size, scene })
    },

    async remove(userId: string, lineId: string): Promise<void> {
      if (!(await deleteLine(db, userId, lineId))) throw new Failure('cart_line_not_found')
    },
  }
}

export type LineToBuy = StoredLine

/** The lines as checkout prices them; refuses lines that cannot be bought. */
export function linesToBuy(lines: readonly StoredLine[]): readonly LineToBuy[] {
  if (lines.length === 0) throw new Failure('cart_empty')
  for (const line of lines) {
    const { offered, unprintable, title } = line
    if (!offered) throw new Failure('line_unavailable', { sentence: message('lineGone', title) })
    if (unprintable) {
      const why = unprintable === 'studio_ended' ? 'studioEnded' : 'proofRequired'
      throw new Failure('line_unavailable', { sentence: message(why, title) })
    }
    if (line.listId === null) refuseOverStock(line)
  }
  refuseShortLists(lines)
  return lines
}

/** Called when an order exists: removes exactly the bought lines from the cart, and the coupon that was used. */
export async function removeBought(
  tx: Transaction,
  checkout: { id: string; userId: string; offerCode: string | null },
): Promise<void> {
  await Promise.all([
    removeBoughtLines(tx, checkout),
    checkout.offerCode === null ? undefined : forgetUsedCoupon(tx, checkout),
  ])
}

/** 409 with how many it can have, for a line that wants more of a tracked stock. */
function refuseOverStock(
  line: Pick<StoredLine, 'trackStock' | 'stock' | 'title' | 'quantity'>,
): void {
  if (line.trackStock && line.stock < line.quantity) throw outOfStock(line.title, line.stock)
}

/** 409 with how many of a size there are, where the rows of a list want more of it. */
function refuseShortLists(lines: readonly StoredLine[]): void {
  const short = lines.find(
    ({ listId, trackStock, stock, quantity }) => listId !== null && trackStock && stock < quantity,
  )
  if (!short) return
  const { title, size, listId, variantId } = short
  const ofVariant = lines.filter((l) => l.listId === listId && l.variantId === variantId)
  const left = ofVariant.reduce((sum, { stock, quantity }) => sum + Math.min(stock, quantity), 0)
  throw outOfStock(size === null ? title : `${title} (${size})`, left)
}

/** Of two lines with the same choice and proof only one can be. */
async function oneOfEach<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) === 'cart_lines_one_each') throw new Failure('already_in_cart')
    throw error
  }
}
