import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'

export const roleLabels: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  printer: 'Printer',
}

/** A description of a role, next to its name. */
export const roleHints: Record<StaffRole, string> = {
  owner: 'Everything, also the staff, who sells, tax, particulars and cash.',
  manager: 'Products, orders, refunds, returns, banners, collections, messages and numbers.',
  printer: 'Reads orders and the print queue, prints and moves them on. No money, no products.',
}
