import type { Product } from '@tohfa/contract/catalog/products'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { changedFields } from '#backoffice/staff-log/staff-log.service.ts'

/** The changed parts of a product; one without a visibility is published. */
export const changedParts = (before: Product, after: object): StaffChange['details'] =>
  changedFields({ visibility: 'published', ...before }, after)
