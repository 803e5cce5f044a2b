import { z } from 'zod'
import { email, oneOf } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { staffRoles } from './staff-roles.ts'

const staffRole = () => oneOf(staffRoles, ruleTexts.staffRole)

/** An invitation: the e-mail and the role. */
export const newStaff = z.object({ email: email(), staffRole: staffRole() })
export type NewStaff = z.infer<typeof newStaff>

export const newStaffRole = z.object({ staffRole: staffRole() })

/** A staff member, or an invited person. */
export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** Invited, but not joined yet. */
  invited: z.boolean(),
  /** The expiry of an invitation's link. */
  invitedUntil: z.iso.datetime().optional(),
  /** Whether the sign-in requires a second factor. */
  secondFactor: z.boolean(),
  lastSeen: z.nullable(z.iso.datetime()),
})
export type StaffMember = z.infer<typeof staffMember>
