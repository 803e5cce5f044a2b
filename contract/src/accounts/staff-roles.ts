/** What somebody of the staff may do, from all to least. */
export const staffRoles = ['owner', 'manager', 'printer'] as const
export type StaffRole = (typeof staffRoles)[number]
