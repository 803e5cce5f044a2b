import { isolated } from '@tohfa/print-engine/text/isolated'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import type { Transaction } from '#platform/database/connect.ts'
import { dayInMail } from '#platform/mail/day-in-mail.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { WholeDraft } from './drafts.queries.ts'

/** Mails the link of a quote to its customer, once for each link. */
export async function queueQuoteMail(
  mail: MailService,
  tx: Transaction,
  { draft, items }: Pick<WholeDraft, 'draft' | 'items'>,
  { to, url, linkId }: { to: string; url: string; linkId: string },
): Promise<void> {
  const { id, number, customer, totalPaise, discountPaise, until } = draft
  await mail.queue(tx, {
    key: `quote:${id}:${linkId}`,
    to,
    subject: `Your quote ${number}`,
    content: {
      title: 'Your Quote',
      intro: [
        `${isolated(customer.name)}, here is what we discussed. Please look at the pictures and the words, then order with the button below.`,
        `The prices hold until ${dayInMail(until)}.`,
      ],
      lines: [
        ...items.map((item) => ({
          name: item.title,
          details: `${[item.color, item.size, item.pack && `pack of ${item.pack}`].filter(Boolean).join(', ')} × ${item.quantity}`,
          amount: formatRupees(
            toRupees((item.unitPricePaise + item.personalisationPaise) * item.quantity),
          ),
        })),
        ...(discountPaise > 0
          ? [{ name: 'Discount', details: '', amount: `−${formatRupees(toRupees(discountPaise))}` }]
          : []),
      ],
      total: { label: 'Total Amount', amount: formatRupees(toRupees(totalPaise)) },
      button: { label: 'See and order', url },
      outro: 'Whoever has this link can read the quote and order it. Please pass it on with care.',
    },
  })
}
