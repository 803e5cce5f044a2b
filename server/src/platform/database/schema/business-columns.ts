import { text } from 'drizzle-orm/pg-core'
import { receivers } from '@tohfa/contract/tax/business-buyer'

/** The business buyer; all null for a consumer, and after the buyer's erasure. */
export const businessColumns = () => ({
  buyerGstin: text(),
  buyerLegalName: text(),
  /** Address of the business when the goods go elsewhere. */
  buyerLegalAddress: text(),
  /** Whether the business receives the goods itself. */
  deliveredTo: text({ enum: receivers }),
})
