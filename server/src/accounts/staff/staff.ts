import { v7 } from 'uuid'
import type { NewStaff, StaffMember } from '@tohfa/contract/accounts/staff'
import { staffRoles, type StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { StaffAction } from '@tohfa/contract/backoffice/staff-log'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { message } from '#platform/http/messages.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { newLinkToken } from '#accounts/password-reset/link-token.ts'
import { changeRole, findCredentials, hasOwner, lockStaff } from '#accounts/users.queries.ts'
import { queueInvitation } from './staff.mails.ts'
import {
  changeInvitation,
  findInvitation,
  findInvitationFor,
  findStaff,
  type Invitation,
  keepInvitation,
  listInvitations,
  listStaff,
  removeInvitation,
  type StaffRow,
} from './staff.queries.ts'

type Asking = Pick<Caller, 'id'>

/** The staff. Changes throw `staff_role_forbidden` for a person who is no longer an owner. */
export type Staff = {
  staff(): Promise<StaffMember[]>
  /** Mails an invitation link, also a second time; throws `already_staff`. */
  inviteStaff(by: Asking, who: NewStaff): Promise<{ member: StaffMember; isNew: boolean }>
  /** Throws `staff_not_found`, or `last_owner` for the only one. */
  changeStaffRole(by: Asking, id: string, staffRole: StaffRole): Promise<StaffMember>
  /** Makes a person a customer again, or withdraws their invitation; throws like the change. */
  removeStaff(by: Asking, id: string): Promise<void>
}

export function createStaff(deps: {
  connection: Connection
  mail: MailService
  address: ShopAddress
}): Staff {
  const { connection, mail, address } = deps

  /** Changes the staff: one change at a time, by a current owner, and never to no owner. */
  function changing<T>(by: Asking, change: (tx: Transaction) => Promise<T>): Promise<T> {
    return connection.transaction(async (tx) => {
      await lockStaff(tx)
      const caller = await findStaff(tx, by.id)
      const result = await change(tx)
      if (!(await hasOwner(tx))) throw new Failure('last_owner')
      if (caller?.staffRole !== 'owner') throw new Failure('staff_role_forbidden')
      return result
    })
  }

  return {
    async staff() {
      const [here, invited] = await Promise.all([
        listStaff(connection.db),
        listInvitations(connection.db),
      ])
      const rank = ({ staffRole }: StaffMember) => staffRoles.indexOf(staffRole)
      return [...here.map(toMember), ...invited.map(toInvited)].toSorted(
        (a, b) => rank(a) - rank(b),
      )
    },

    inviteStaff: (by, { email, staffRole }) =>
      changing(by, async (tx) => {
        const account = await findCredentials(tx, email)
        if (account?.staffRole)
          throw new Failure('already_staff', { fields: { email: message('already_staff') } })
        const before = await findInvitationFor(tx, email)
        const { token, tokenHash } = newLinkToken()
        const invitation = await keepInvitation(tx, {
          id: before?.id ?? account?.id ?? v7(),
          email,
          staffRole,
          tokenHash,
          invitedBy: by.id,
        })
        await record(tx, by, 'invited', invitation, [before?.staffRole ?? null, staffRole])
        await queueInvitation(mail, tx, { to: email, token, address })
        return { member: toInvited(invitation), isNew: !before }
      }),

    changeStaffRole: (by, id, staffRole) =>
      changing(by, async (tx) => {
        const before = (await findStaff(tx, id)) ?? (await findInvitation(tx, id))
        if (!before) throw new Failure('staff_not_found')
        const isInvited = 'tokenHash' in before
        const isSame = before.staffRole === staffRole
        if (!isSame) {
          await (isInvited ? changeInvitation : changeRole)(tx, id, staffRole)
          await record(tx, by, 'changed', before, [before.staffRole, staffRole])
        }
        const now = { ...before, staffRole }
        return 'tokenHash' in now ? toInvited(now) : toMember(now)
      }),

    removeStaff: (by, id) =>
      changing(by, async (tx) => {
        const member = await findStaff(tx, id)
        const invitation = member ? undefined : await findInvitation(tx, id)
        if (member) {
          await changeRole(tx, id, null)
          await record(tx, by, 'revoked', member, [member.staffRole, null])
        } else if (invitation) {
          await removeInvitation(tx, id)
          await record(tx, by, 'uninvited', invitation, [invitation.staffRole, null])
        } else throw new Failure('staff_not_found')
      }),
  }
}

function record(
  tx: Transaction,
  by: Asking,
  action: StaffAction,
  { id, email }: { id: string; email: string },
  staffRole: [StaffRole | null, StaffRole | null],
): Promise<void> {
  return recordChange(tx, by.id, {
    subject: 'admin',
    action,
    subjectId: id,
    name: email,
    details: { staffRole },
  })
}

function toMember({ lastSeen, ...row }: StaffRow): StaffMember {
  return { ...row, invited: false, lastSeen: lastSeen?.toISOString() ?? null }
}

function toInvited({ id, email, staffRole, expiresAt }: Invitation): StaffMember {
  return {
    id,
    email,
    staffRole,
    invited: true,
    invitedUntil: expiresAt.toISOString(),
    secondFactor: false,
    lastSeen: null,
  }
}
