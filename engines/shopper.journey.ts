import { metrics } from '../web/app/styles/fonts/make-fonts.ts'
import { isLastBannerInSight, measureLine, readPreview } from './look.ts'
import type { Person, Steps } from './person.ts'
import { choosePhotos, lookAtSides, seePhotoProof } from './photo-steps.ts'
import type { Photo } from './photos.ts'

const password = 'Gift4Someone'

/** From the home page to an order on its way, step by step, on a phone. */
export function shopperJourney(person: Person, shop: string, photos: readonly Photo[]): Steps {
  const email = `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`
  return {
    async home() {
      await person.open('/')
      await person.see('Gifts printed for one person')
      await person.press('button', 'Open menu')
      await person.seeDialog('Menu')
      await person.press('button', 'Close')
      await person.dialogGone()
    },
    async 'the banner before the first'() {
      await person.press('section button', 'Previous')
      await person.until('the last banner is in sight', () => person.run(isLastBannerInSight))
    },
    async 'a line of text'() {
      await person.open('/about')
      await person.until('the line is as the font says', async () => {
        const { height, baseline } = await person.run(measureLine)
        return (
          height === metrics.ascent / 10 + metrics.descent / 10 && baseline === metrics.ascent / 10
        )
      })
    },
    async filter() {
      await person.open('/product-filter?categorie=T-shirts')
      await person.press('button', 'Sort')
      await person.seeDialog('Sort by')
      await person.press('choice', 'Price: low to high')
      await person.arrive(/sort=price-asc/)
      await person.dialogGone()
      await person.press('button', 'Filters')
      await person.seeDialog('Filters', 'Show')
      await person.press('choice', '4 and above')
      await person.arrive(/rating=/)
      await person.press('button', 'Show')
      await person.dialogGone()
    },
    async colour() {
      await person.press('main a[href^="/product-detail/"]')
      await person.arrive(/^\/product-detail\//)
      const chosen = () =>
        person.run(() => document.querySelector<HTMLInputElement>('[name=color]:checked')?.value)
      const before = await chosen()
      await person.press('[name=color]:not(:checked)')
      await person.until('another colour is chosen', async () => (await chosen()) !== before)
    },
    'a photo': () => choosePhotos(person, photos),
    async 'sign-up'() {
      await person.open('/signup')
      await person.fill('Email', email)
      await person.press('button', 'Generate OTP')
      await person.see('OTP sent successfully!')
      let code: string | undefined
      await person.until('the code is mailed', async () => {
        code = await mailedCode(shop, email)
        return code !== undefined
      })
      await person.fill('OTP', code ?? '')
      await person.fill('Password', password)
      await person.press('button', 'Create Account')
      await person.arrive(/^\/$/)
    },
    async 'make it yours'() {
      await person.open('/product-filter?search=Name%20in%20Devanagari')
      await person.press('main a[href^="/product-detail/"]', 'Name in Devanagari Mug')
      await person.fill('Name', 'Ananya')
      await person.until('the name stands on the mug', () =>
        person.run(() => document.querySelector('figure canvas') !== null),
      )
      const words = () =>
        person.run(() => document.querySelector<HTMLInputElement>('[name^=studio-]')?.value)
      await person.open(await person.run(() => location.pathname))
      await person.until('the draft is there again', async () => (await words()) === 'Ananya')
      await person.press('button', 'See your proof')
      await lookAtSides(person)
      await person.seeDialog('Your proof', 'I approve this print')
      await person.press('button', 'Close')
      await person.dialogGone()
    },
    async 'Tamil and an emoji'() {
      for (const words of ['அம்மா', 'அம்மா 🎂']) {
        const before = await person.run(readPreview)
        await person.fill('Name', words)
        await person.until(`${words} is drawn`, async () => {
          const now = await person.run(readPreview)
          return now.described.includes(`“${words}”`) && now.drawn !== before.drawn
        })
      }
    },
    'the proof of the photo': () => seePhotoProof(person, photos),
    async bag() {
      await person.open('/product-filter?search=Adrak%20Wali')
      await person.press('main a[href^="/product-detail/"]', 'Adrak Wali Chai Mug')
      await person.press('choice', 'Plain, nothing personal printed')
      await person.press('button', 'ADD TO BAG')
      await person.press('link', 'GO TO CART')
      await person.arrive(/^\/cart$/)
    },
    async cash() {
      await person.press('link', 'Checkout')
      await person.arrive(/^\/checkout$/)
      for (const [label, words] of Object.entries(address)) await person.fill(label, words)
      await person.until('the PIN code has brought the city', () =>
        person.run(() => document.querySelector<HTMLInputElement>('[name=city]')?.value !== ''),
      )
      await person.press('button', 'Save address')
      await person.press('choice', 'Meera Joshi')
      await person.press('choice', 'Cash')
      await person.until('cash is chosen', () =>
        person.run(() => document.querySelector('[value=cash]:checked') !== null),
      )
      await person.press('button', 'CONFIRM ORDER')
    },
    async success() {
      await person.arrive(/^\/order-success$/)
      await person.see('Your Order is Confirmed!')
    },
    async 'Track Order'() {
      await person.press('link', 'CHECK STATUS')
      await person.press('button', 'Track Order')
      await person.see('Order placed successfully')
      await person.seeDialog('Track Order')
      await person.press('button', 'Close')
      await person.dialogGone()
    },
    async 'delete an address'() {
      await person.open('/account/address')
      await person.press('button', 'Delete')
      await person.seeDialog('Delete Address', 'Delete')
      await person.press('button', 'Cancel')
      await person.dialogGone()
    },
    async 'log out'() {
      await person.open('/account/details')
      await person.press('button', 'Log Out')
      await person.seeDialog('Alert', 'Log Out')
      await person.press('button', 'Log Out')
      await person.arrive(/^\/signin$/)
    },
  }
}

const address = {
  Name: 'Meera Joshi',
  Phone: '9876543210',
  'PIN code': '302003',
  'Street address': '14 Johari Bazaar',
}

type SentMail = { to: string; text: string }

/** The code in the newest mail to somebody, once the sandbox has it. */
async function mailedCode(shop: string, to: string): Promise<string | undefined> {
  const answer = await fetch(`${shop}/sandbox/mail`, { headers: { accept: 'application/json' } })
  const { data } = (await answer.json()) as { data: SentMail[] }
  return /\b\d{6}\b/.exec(data.find((mail) => mail.to.includes(to))?.text ?? '')?.[0]
}
