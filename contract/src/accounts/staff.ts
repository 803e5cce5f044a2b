import { z } from 'zod'
import { email, oneOf } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { staffRoles } from './staff-roles.ts'

const staffRole = () => oneOf(staffRoles, ruleTexts.staffRole)

/** Whom to ask to join the staff, and as what. */
export const newStaff = z.object({ email: email(), staffRole: staffRole() })
export type NewStaff = z.infer<typeof newStaff>

export const newStaffRole = z.object({ staffRole: staffRole() })

/** Somebody of the staff, or who was asked to join them. */
export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** Asked, and not here yet. */
  invited: z.boolean(),
  /** The end of validity of an invitation's mailed link. */
  invitedUntil: z.iso.datetime().optional(),
  /** Whether the sign-in asks for a code too. */
  secondFactor: z.boolean(),
  lastSeen: z.nullable(z.iso.datetime()),
})
export type StaffMember = z.infer<typeof staffMember>
