import { stateOfGstin } from '@tohfa/contract/tax/gstin'
import { sellsAtHomeOnly } from '@tohfa/contract/tax/seller-modes'
import { isStateCode, stateCodeOf, states } from '@tohfa/contract/tax/states'
import type { Database } from '#platform/database/connect.ts'
import { message, type Message } from '#platform/http/messages.ts'
import { sellerOn } from './tax.service.ts'

/**
 * The reason why nothing is delivered to a state, as the carrier names it, or null: an unregistered
 * or composition seller may sell in their own state only.
 */
export async function statesRefused(db: Database): Promise<(state: string) => Message | null> {
  const seller = await sellerOn(db)
  return (state) => {
    if (!seller || !sellsAtHomeOnly(seller.mode)) return null
    if (stateCodeOf(state) === seller.stateCode) return null
    return message('homeStateOnly', nameOf(seller.stateCode))
  }
}

/**
 * The reason why a business may not have goods sent to somebody else, or null: they count as
 * supplied in the business's state, where such a seller may not sell.
 */
export async function refusedBusiness(db: Database, gstin: string): Promise<Message | null> {
  const seller = await sellerOn(db)
  if (!seller || !sellsAtHomeOnly(seller.mode)) return null
  if (stateOfGstin(gstin) === seller.stateCode) return null
  return message('soldAtHomeOnly', nameOf(seller.stateCode))
}

const nameOf = (code: string) => (isStateCode(code) ? states[code] : code)
