import { v7 } from 'uuid'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { Expiring, ExpiringDesign } from './expiry.queries.ts'

const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const inEnglish = day('en-IN')
const inHindi = day('hi-IN')

/**
 * Lists what will be deleted and when, and how to keep it, in both languages, since an account has
 * no language.
 */
export async function queueExpiryMail(
  { mail, address }: { mail: MailService; address: ShopAddress },
  tx: Transaction,
  person: { id: string; email: string },
  { designs, photos }: { designs: readonly ExpiringDesign[]; photos: readonly Expiring[] },
): Promise<void> {
  await mail.queue(tx, {
    key: `designs-expire:${person.id}:${v7()}`,
    to: person.email,
    subject: 'What you made will soon be deleted · आपका बनाया हुआ जल्द हटेगा',
    content: {
      title: 'Do you want to keep these?',
      intro: [
        'You have not opened what stands below for a long time, so it will be deleted on the day beside it. To keep a design and its photos, open it in My Designs. A photo by itself is kept when you choose it again for a gift. What you ordered is not touched.',
        'नीचे लिखी चीज़ें आपने बहुत समय से नहीं खोलीं, इसलिए वे साथ लिखे दिन हटा दी जाएँगी। डिज़ाइन और उसकी तस्वीरें रखने के लिए उसे “मेरे डिज़ाइन” में खोलें। अकेली तस्वीर तब रहेगी जब आप उसे किसी उपहार के लिए फिर चुनें। आपके ऑर्डर पर कोई असर नहीं पड़ेगा।',
      ],
      lines: [
        ...designs.map(({ title, goesOn }) => ({ name: title, details: until(goesOn) })),
        ...photosByDay(photos),
      ],
      button: {
        label: 'My Designs · मेरे डिज़ाइन',
        url: address.public + href('/account/designs'),
      },
    },
  })
}

const until = (at: Date) => `until ${inEnglish.format(at)} · ${inHindi.format(at)} तक`

/** Photos have no names: those that go on one day are counted. */
function photosByDay(photos: readonly Expiring[]) {
  const byDay = Map.groupBy(photos, ({ goesOn }) => until(goesOn))
  return [...byDay].map(([details, { length }]) => ({
    name: `${length === 1 ? '1 photo' : `${length} photos`} · ${length} तस्वीर${length === 1 ? '' : 'ें'}`,
    details,
  }))
}
