import { fileURLToPath } from 'node:url'
import { admin } from '../e2e/support/running-shop.ts'
import type { Person, Steps } from './person.ts'

const pictures = ['1', '2'].map((n) =>
  fileURLToPath(
    new URL(`../server/sample-images/adrak-chai-mug-white-${n}/360.webp`, import.meta.url),
  ),
)

const product = {
  Title: 'Jaipur Mug',
  Price: '499.50',
  Discount: '15',
  Rating: '4.5',
  Description:
    'Drawn by hand in Jaipur, printed in Pune, and wrapped in the paper of a sweet shop.',
  Highlights: 'Printed to order | Wrapped as a gift | Sent with a note in your words',
  Material: 'Stoneware',
  Capacity: '330 ml',
  'Color name': 'Marigold',
  Stock: '5',
}

/** The pages of the shop's day, which are looked at as they are. */
const pages = ['today', 'numbers', 'bench', 'settings', 'texts', 'people', 'print', 'pick-list']

/** From the staff's sign-in through their pages to a shipped order, a new product and its stock. */
export function staffJourney(person: Person): Steps {
  return {
    async 'sign-in'() {
      await person.open('/admin/orders')
      await person.fill('Email', admin.email)
      await person.fill('Password', admin.password)
      await person.press('button', 'Log In')
      await person.arrive(/^\/admin\/orders/)
      await person.see('Confirmed')
    },
    async order() {
      await person.press('button', 'View order')
      await person.seeDialog('Order', 'Move to ship')
      await person.press('button', 'Close')
      await person.dialogGone()
    },
    ...Object.fromEntries(pages.map((page) => [page, () => person.open(`/admin/${page}`)])),
    async preview() {
      await person.open('/admin/product-add-update')
      await person.choose('Product Type', 'Coffee Mug')
      for (const [label, words] of Object.entries(product)) await person.fill(label, words)
      await person.upload('input[type=file]', pictures)
      await person.until('both pictures are there', () =>
        person.run(() => document.querySelector('[alt="Picture 2"]') !== null),
      )
      await person.press('button', 'Preview')
      await person.seeDialog('Preview', 'add product')
      await person.see('₹424.58')
    },
    async 'add a product'() {
      await person.press('button', 'add product')
      await person.dialogGone()
      await person.see('“Jaipur Mug” was added.')
      await person.until('the next form is seen from its beginning', () =>
        person.run(() => scrollY === 0),
      )
    },
    async 'its stock'() {
      await person.open('/admin?view=stock&search=Jaipur')
      await person.fill('Stock of Jaipur Mug, Marigold', '6')
      await person.press('button', 'Save stock')
      await person.see('One stock was saved.')
    },
    async 'a setting'() {
      await person.open('/admin/settings')
      await person.fill('Minutes', '20')
      await person.press('button', 'Save: Time to change one’s mind')
      await person.see('Time to change one’s mind: saved.')
    },
  }
}
