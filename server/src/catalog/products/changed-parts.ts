import type { Product } from '@tohfa/contract/catalog/products'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { changedFields } from '#backoffice/staff-log/staff-log.service.ts'

/** What of a product became otherwise; one that says nothing of its visibility is published. */
export const changedParts = (before: Product, after: object): StaffChange['details'] =>
  changedFields({ visibility: 'published', ...before }, after)
