import { isolated } from '@tohfa/print-engine/text/isolated'
import type { Language } from '@tohfa/contract/i18n/languages'
import { reminderMailTexts } from '@tohfa/contract/orders/reminder-mail.texts'
import { reminderNames } from '@tohfa/contract/orders/reminder.texts'
import { href } from '@tohfa/contract/shared/site-map'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { inHindi } from '#platform/i18n/in-hindi.ts'
import { dayInMail } from '#platform/mail/day-in-mail.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { ReminderLinks } from './reminder-link.ts'
import type { Gift, ReminderRow } from './reminders.queries.ts'

const texts: Record<Language, Translation<typeof reminderMailTexts>> = {
  en: reminderMailTexts,
  hi: inHindi('contract/orders/reminder-mail.texts', 'reminderMailTexts', reminderMailTexts, {
    title: ['what', 'day'],
    orderBy: ['last'],
    late: ['arrives'],
    before: ['title'],
  }),
}

const names: Record<Language, typeof reminderNames> = {
  en: reminderNames,
  hi: inHindi('contract/orders/reminder.texts', 'reminderNames', reminderNames, {
    birthday: ['name'],
    anniversary: ['name'],
    other: ['name'],
  }),
}

export type ReminderMailDeps = { mail: MailService; address: ShopAddress; links: ReminderLinks }

type Mailed = Pick<ReminderRow, 'id' | 'userId' | 'onDay'>

/** Names the mail about a day of a date: there is one. */
export function mailKey({ userId, id, onDay }: Mailed): string {
  return `reminder:${userId}:${id}:${onDay}`
}

/** By when to order; where it is too late for that, when an order of today arrives. */
export type OrderTime = { by: string } | { arrives: string }

/** Writes to a person before a date of theirs. */
export async function queueReminder(
  { mail, address, links }: ReminderMailDeps,
  tx: Transaction,
  reminder: ReminderRow,
  { email, time }: { email: string; time: OrderTime },
): Promise<void> {
  const { name, occasion, onDay, language, gifts } = reminder
  const words = texts[language]
  const day = (date: string) => dayInMail(date, language)
  const title = words.title(names[language][occasion](isolated(name)), day(onDay))
  const token = links.tokenOf(reminder)
  const page = address.public + href(`/reminder/${token}`)
  await mail.queue(tx, {
    key: mailKey(reminder),
    to: email,
    subject: title,
    unsubscribe: `${address.public}/v1/reminder-links/${token}/unsubscribe`,
    content: {
      language,
      title,
      intro: [
        words.asked,
        'by' in time ? words.orderBy(day(time.by)) : words.late(day(time.arrives)),
        ...gifts.filter(({ sold }) => !sold).map((gift) => words.before(titleOf(gift, language))),
      ],
      button: { label: words.find, url: address.public + href('/product-filter') },
      outro: words.once,
      links: [
        ...gifts
          .filter(({ sold }) => sold)
          .map((gift) => ({
            label: words.before(titleOf(gift, language)),
            url: address.public + href(`/product-detail/${gift.productId}`),
          })),
        { label: words.again, url: page },
        { label: words.stop, url: page },
      ],
    },
  })
}

function titleOf({ title, titleHi }: Gift, language: Language): string {
  return (language === 'hi' && titleHi) || title
}
