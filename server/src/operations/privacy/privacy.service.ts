import { v7 } from 'uuid'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import type { Accounts } from '#accounts/accounts.service.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { erasedEmail } from '#platform/mail/erased.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { draftsOfPerson, emptyDrafts } from '#orders/drafts/drafts.service.ts'
import type { Reviews } from '#catalog/reviews/reviews.service.ts'
import type { RefundDetails } from '#payments/payment/refund-details/refund-details.service.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { erasePrints } from './erase-proofs.queries.ts'
import type { Previews } from '#studio/shares/previews.service.ts'
import { erasePerson, findPending, forgetFarewells, lockPerson } from './erase.queries.ts'
import { queueErasureMail } from './privacy.mails.ts'
import { emailsOf, readPersonalData } from './personal-data.queries.ts'

/** A person's rights to their data (DPDP Act 2023, s. 11 and 12). */
export type Privacy = {
  /** All stored data of a person who enters their password again. */
  export(userId: string, password: string): Promise<PersonalData>
  /**
   * Erases a person who enters their password again. Throws a failure with the reason that prevents
   * it: a staff account, an open order, or a payment or refund in progress.
   */
  erase(userId: string, password: string): Promise<void>
}

const forgetFarewellsJob = defineJob<Record<string, never>>('forget-farewells')
/** The name of an erased buyer for staff; the admin is in English. */
const formerCustomer = 'Former customer'

export function createPrivacy(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  accounts: Pick<Accounts, 'requirePassword'>
  photos: Pick<Photos, 'removeAllOf'>
  proofs: Pick<Proofs, 'removeUnasked'>
  previews: Pick<Previews, 'forgetAllOf'>
  reviews: Pick<Reviews, 'forgetPhotosOf'>
  refundDetails: Pick<RefundDetails, 'givenBy'>
}): Privacy {
  const { connection, jobs, mail, accounts, photos, reviews, proofs, previews } = deps
  jobs.handle(forgetFarewellsJob, () => forgetFarewells(connection.db, erasedEmail('farewell')))
  jobs.repeat(forgetFarewellsJob, '*/10 * * * *')

  return {
    async export(userId, password) {
      const { email } = await accounts.requirePassword(userId, password)
      const data = await readPersonalData(connection.db, { id: userId, email })
      // The export contains encrypted data in plain text.
      const given = await deps.refundDetails.givenBy(userId)
      const requests = (data['refund_details'] ?? []) as { refund_id: string }[]
      const refundDetails = requests.map((row) => ({
        ...row,
        details: given.get(row.refund_id) ?? null,
      }))
      return { ...data, refund_details: refundDetails }
    },

    async erase(userId, password) {
      await accounts.requirePassword(userId, password)
      await connection.transaction(async (tx) => {
        // Their reviews are shown without a name from now on.
        await announce(tx, { kind: 'catalog' })
        const person = await lockPerson(tx, userId)
        const pending = await findPending(tx, userId)
        if (!person || !pending) throw new Failure('session_ended')
        if (pending.role !== 'USER') throw new Failure('erasure_staff')
        if (pending.orders) throw new Failure('erasure_order_open')
        if (pending.payments) throw new Failure('erasure_payment_open')
        if (pending.refunds) throw new Failure('erasure_refund_open')
        if (pending.returns) throw new Failure('erasure_return_open')
        await photos.removeAllOf(tx, userId)
        await reviews.forgetPhotosOf(tx, userId)
        await previews.forgetAllOf(tx, userId)
        const emails = await emailsOf(tx, person)
        await erasePerson(tx, person, { email: erasedEmail(userId), name: formerCustomer })
        await emptyDrafts(tx, await draftsOfPerson(tx, userId), formerCustomer)
        await erasePrints(tx, userId)
        await proofs.removeUnasked(tx)
        for (const email of emails) await jobs.forget(tx, email)
        await queueErasureMail(mail, tx, { key: v7(), to: person.email })
      })
    },
  }
}
