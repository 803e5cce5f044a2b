import type { SampleProduct } from '../sample-product.ts'
import { sizedColors } from './colors.build.ts'

const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL']
const cotton = '100% combed cotton, 180 GSM'

const polo: SampleProduct[] = [
  {
    slug: 'company-logo-polo',
    productType: 't-shirts',
    category: 'Polo',
    title: 'Company Logo Polo',
    brand: 'Maidan',
    description:
      'A tidy polo that people will wear after the offsite too. Your logo is embroidered at the chest, not printed, and reads clean even at the size of a coin.',
    highlights: [
      'Embroidered logo up to 9 cm wide',
      'Tipped collar that stays flat',
      'One piece or five hundred, same care',
    ],
    price: 799,
    discount: 28,
    rating: 4.2,
    material: 'Cotton pique, 220 GSM',
    sleeveType: 'Half sleeve with ribbed cuff',
    neckType: 'Polo collar',
    trackStock: true,
    ageInDays: 210,
    colors: sizedColors('company-logo-polo', ['Navy', 'White', 'Bottle Green', 'Charcoal'], sizes, {
      White: { S: 0, M: 0 },
      Charcoal: { L: 4, '3XL': 0 },
    }),
  },
  {
    slug: 'baraat-squad-polo',
    productType: 't-shirts',
    category: 'Polo',
    title: 'Baraat Squad Polo',
    brand: 'Tohfa Studio',
    description:
      'For the friends who reach first and dance last. A paisley crest with the couple’s initials and the wedding date, stitched in gold thread on a soft polo.',
    highlights: [
      'Crest with initials and date',
      'Gold thread that does not scratch',
      'Free name list for orders above ten',
    ],
    price: 849,
    discount: 20,
    rating: 4.7,
    material: 'Cotton pique, 220 GSM',
    sleeveType: 'Half sleeve with ribbed cuff',
    neckType: 'Polo collar',
    trackStock: false,
    ageInDays: 33,
    colors: sizedColors('baraat-squad-polo', ['Maroon', 'Off White'], sizes),
  },
]

const formal: SampleProduct[] = [
  {
    slug: 'monogram-mandarin-tee',
    productType: 't-shirts',
    category: 'Formal',
    title: 'Monogram Mandarin Collar Tee',
    brand: 'Dhaaga Works',
    description:
      'Sits well under a bandhgala and as well on its own. A fine mandarin collar, three shell buttons, and your initials in tone on the chest.',
    highlights: [
      'Two or three initials, embroidered',
      'Mercerised cotton with a quiet sheen',
      'Shell buttons, one spare inside',
    ],
    price: 999,
    discount: 12,
    rating: 4.5,
    material: 'Mercerised cotton, 200 GSM',
    sleeveType: 'Half sleeve',
    neckType: 'Mandarin collar',
    trackStock: false,
    ageInDays: 51,
    colors: sizedColors('monogram-mandarin-tee', ['White', 'Sky Blue', 'Black'], sizes),
  },
  {
    slug: 'pinstripe-formal-tee',
    productType: 't-shirts',
    category: 'Formal',
    title: 'Pinstripe Formal Tee',
    brand: 'Dhaaga Works',
    description:
      'The meeting tee: a thin woven stripe, a proper collar and room at the chest for a small name or department. Needs no ironing if you hang it wet.',
    highlights: [
      'Stripe is knitted in, never printed',
      'Name or department on the chest',
      'Holds its collar wash after wash',
    ],
    price: 899,
    discount: 10,
    rating: 2.8,
    material: 'Cotton-viscose knit, 190 GSM',
    sleeveType: 'Half sleeve',
    neckType: 'Shirt collar',
    trackStock: false,
    ageInDays: 300,
    colors: sizedColors('pinstripe-formal-tee', ['Navy', 'Ash Grey'], sizes),
  },
]

const printed: SampleProduct[] = [
  {
    slug: 'bagru-block-print-tee',
    productType: 't-shirts',
    category: 'Printed',
    title: 'Bagru Block Print Tee',
    brand: 'Chhapai House',
    description:
      'Small flowering bootis all over, after the blocks of Bagru near Jaipur. No two tees line up quite alike, and that is the pleasure of them.',
    highlights: [
      'All-over print, front and back',
      'Colour-fast after a cold first wash',
      'Initials inside the hem, if you wish',
    ],
    price: 799,
    discount: 25,
    rating: 4.4,
    material: '100% cotton, 170 GSM',
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 76,
    colors: sizedColors('bagru-block-print-tee', ['Indigo', 'Madder Red', 'Off White'], sizes),
  },
  {
    slug: 'haathi-procession-tee',
    productType: 't-shirts',
    category: 'Printed',
    title: 'Haathi Procession Tee',
    brand: 'Chhapai House',
    description:
      'Three caparisoned elephants walk across the chest between two printed borders. The saddle cloth of the first carries the letter you choose.',
    highlights: [
      'One initial on the first saddle',
      'Printed with three carved screens',
      'Pre-washed and true to size',
    ],
    price: 699,
    discount: 15,
    rating: 4.0,
    material: cotton,
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 5,
    colors: sizedColors('haathi-procession-tee', ['Off White', 'Blush Pink', 'Black'], sizes),
  },
]

/** Polos, collars and all-over prints. */
export const smartShirts = [...polo, ...formal, ...printed]
