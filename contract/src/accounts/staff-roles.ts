/** The staff roles, from most to least rights. */
export const staffRoles = ['owner', 'manager', 'printer'] as const
export type StaffRole = (typeof staffRoles)[number]
