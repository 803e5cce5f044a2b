import { images } from '#platform/database/schema/catalog.tables.ts'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

const key = 'mug-of-the-form'

/** A mug as staff fill it into the form. */
const mug = {
  productType: 'coffee-mug',
  category: 'Classic',
  title: 'Chai Weather Mug',
  description: 'A mug for the first rain of June, printed on both sides and safe in the oven.',
  highlights: ['Printed on both sides', 'Holds 330 ml', 'Safe in the microwave oven'],
  price: 499,
  discount: 10,
  rating: 4.2,
  material: 'Ceramic',
  capacity: '330 ml',
  colors: [{ color: 'White', images: [`/images/${key}/720.webp`], stock: 100 }],
  trackStock: true,
}

type Written = { data: { id: string; title: string; colors: { images: string[] }[] } }

/** Staff add a mug by the form. */
export async function addMug(shop: TestShop, staff: Person): Promise<Answer<Written>> {
  await shop.db.insert(images).values({ key, width: 720, height: 900 }).onConflictDoNothing()
  return shop.call('POST', '/admin-product', { token: staff.token, body: mug })
}

/** Staff add business cards in three packs, at ₹500 less 10 %. */
export async function addCards(shop: TestShop, staff: Person): Promise<Answer<Written>> {
  await shop.db.insert(images).values({ key, width: 720, height: 900 }).onConflictDoNothing()
  const { material: _material, capacity: _capacity, ...rest } = mug
  const cards = { productType: 'business-cards', category: 'Standard', title: 'Visiting cards' }
  const body = { ...rest, ...cards, price: 500, paperType: 'Matte', dimensions: '9 × 5 cm' }
  return shop.call('POST', '/admin-product', {
    token: staff.token,
    body: { ...body, quantity: [100, 250, 500] },
  })
}

/** Staff give a product another title. */
export function rename(
  shop: TestShop,
  staff: Person,
  id: string,
  title: string,
): Promise<Answer<Written>> {
  return shop.call('PATCH', `/admin-product/${id}`, { token: staff.token, body: { title } })
}
