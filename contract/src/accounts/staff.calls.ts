import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { newStaff, newStaffRole, staffMember } from './staff.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The staff, and their roles. */
export const staffCalls = {
  'GET /admin/staff': {
    ...shared,
    summary: 'The staff, and who was asked to join them',
    answer: envelope(z.array(staffMember)),
  },
  'POST /admin/staff': {
    ...shared,
    summary: 'Ask somebody to join the staff, by a link that is mailed to them',
    description:
      'They are of the staff once they set a password by the link, which is good for seven days. Asked again, they get another link, and the one before is none any more. 409 `already_staff` for who is here.',
    body: newStaff,
    answer: envelope(staffMember),
    status: 201,
    statusAgain: 200,
    failures: [409],
    logged: 'staff invited',
  },
  'PUT /admin/staff/:id': {
    ...shared,
    summary: 'Give another role, also to who was asked',
    description: 'Their sign-ins end. 409 `last_owner` for the only owner.',
    body: newStaffRole,
    answer: envelope(staffMember),
    failures: [409],
    logged: 'staff role changed',
  },
  'DELETE /admin/staff/:id': {
    ...shared,
    summary: 'Take somebody off the staff, or their invitation back',
    description:
      'Their sign-ins end; as a customer they keep their account. 409 `last_owner` for the only owner.',
    answer: done,
    failures: [409],
    logged: 'staff removed',
  },
} satisfies Calls
