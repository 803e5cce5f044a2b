import { text } from 'drizzle-orm/pg-core'
import { receivers } from '@tohfa/contract/tax/business-buyer'

/** The business that buys; all null of a consumer, and once its buyer is erased. */
export const businessColumns = () => ({
  buyerGstin: text(),
  buyerLegalName: text(),
  /** Where it is, when its goods go elsewhere. */
  buyerLegalAddress: text(),
  /** Whether it receives them itself. */
  deliveredTo: text({ enum: receivers }),
})
