import type { Connection } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { queueExpiryMail } from './expiry.mail.ts'
import { markWarned, peopleToWarn } from './expiry.queries.ts'

const warn = defineJob<Record<string, never>>('warn-of-expiry', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Each morning, as India has it. */
const warnAt = '30 4 * * *'
const portion = 100

/**
 * Mails people once before their designs and photos are deleted (docs/studio.md 11.7). Each mail
 * has a transaction, so that a crash causes no second mail.
 */
export function warnOfExpiry(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat'>
  mail: MailService
  address: ShopAddress
}): void {
  const { connection, jobs } = deps
  jobs.handle(warn, async () => {
    for (let full = true; full;) {
      const people = await peopleToWarn(connection.db, portion)
      for (const person of people)
        await connection.transaction(async (tx) => {
          const due = await markWarned(tx, person.id)
          if (due.designs.length + due.photos.length > 0)
            await queueExpiryMail(deps, tx, person, due)
        })
      full = people.length === portion
    }
  })
  jobs.repeat(warn, warnAt)
}
