import { href } from '@tohfa/contract/shared/site-map'
import { v7 } from 'uuid'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'

/** The invitation link to the staff. It is in the body only. */
export function queueInvitation(
  mail: MailService,
  tx: Transaction,
  { to, token, address }: { to: string; token: string; address: ShopAddress },
): Promise<void> {
  return mail.queue(tx, {
    key: `staff-invitation:${v7()}`,
    to,
    subject: 'You are asked to join the staff of the shop',
    content: {
      title: 'Join the staff of the shop',
      intro: [
        'An owner of the shop asks you to join its staff. Choose a password here, then sign in with this e-mail. If you already have an account with this e-mail, this is its new password from then on. The link is good for 7 days and for one use.',
        'दुकान के मालिक ने आपको अपने स्टाफ़ में जुड़ने के लिए बुलाया है। यहाँ अपना पासवर्ड चुनें और फिर इसी ई-मेल से साइन इन करें। अगर इस ई-मेल से आपका अकाउंट पहले से है, तो यही उसका नया पासवर्ड होगा। यह लिंक 7 दिन और एक ही बार काम करेगा।',
      ],
      button: {
        label: 'Choose a password',
        url: address.public + href(`/reset-password/${token}`),
      },
      outro:
        'If you do not expect this, nothing needs to be done: without the link nothing changes.',
    },
  })
}
