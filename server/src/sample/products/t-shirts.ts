import type { SampleProduct } from '../sample-product.ts'
import { sizedColors } from './colors.build.ts'
import { smartShirts } from './t-shirts-smart.ts'

const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL']
const cotton = '100% combed cotton, 180 GSM'

const casual: SampleProduct[] = [
  {
    slug: 'cutting-chai-tee',
    productType: 't-shirts',
    category: 'Casual',
    title: 'Pehle Chai Everyday Tee',
    brand: 'Chhapai House',
    description:
      'A glass of cutting chai and the only rule that matters before nine in the morning. Printed by hand in two inks on soft combed cotton, with a line of your own under the glass if you like.',
    highlights: [
      'Bio-washed, so it does not shrink after the first wash',
      'Water-based inks, soft to the touch',
      'Add a name or a line below the glass',
    ],
    price: 599,
    discount: 20,
    rating: 4.6,
    material: cotton,
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 64,
    colors: sizedColors('cutting-chai-tee', ['Marigold', 'White', 'Bottle Green', 'Black'], sizes),
  },
  {
    slug: 'hindi-name-tee',
    productType: 't-shirts',
    category: 'Casual',
    title: 'Your Name in Hindi Tee',
    brand: 'Tohfa Studio',
    description:
      'Your name set large in Devanagari, with its English spelling small beneath. We check the matras ourselves before the screen is made, so grandmother will approve.',
    highlights: [
      'Any name up to twelve letters',
      'Proof sent on mail before printing',
      'Shoulder-to-shoulder tape keeps its shape',
    ],
    price: 549,
    discount: 15,
    rating: 4.8,
    material: cotton,
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
    trackStock: true,
    ageInDays: 12,
    colors: sizedColors('hindi-name-tee', ['Madder Red', 'White', 'Navy'], sizes, {
      'Madder Red': { S: 3, XXL: 0, '3XL': 0 },
      Navy: { M: 2 },
    }),
  },
  {
    slug: 'himalaya-sunrise-tee',
    productType: 't-shirts',
    category: 'Casual',
    title: 'Himalaya Sunrise Tee',
    brand: 'Chhapai House',
    description:
      'Five ridges, one sun, and the date of the trek you still talk about. A light tee that packs small and dries on a tent rope by morning.',
    highlights: [
      'Your trek and year printed below',
      'Light 160 GSM cotton for the hills',
      'Side seams stitched twice',
    ],
    price: 649,
    discount: 25,
    rating: 4.3,
    material: '100% cotton, 160 GSM',
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 130,
    colors: sizedColors('himalaya-sunrise-tee', ['Stone', 'Navy', 'Olive'], sizes),
  },
]

const oversized: SampleProduct[] = [
  {
    slug: 'bombay-monsoon-oversized-tee',
    productType: 't-shirts',
    category: 'Oversized',
    title: 'Bombay Monsoon Oversized Tee',
    brand: 'Chhapai House',
    description:
      'One umbrella, a whole July of rain. Cut wide with dropped shoulders from heavy loopknit cotton, for long evenings at a window with bhajiyas.',
    highlights: [
      'Heavy 240 GSM cotton that falls well',
      'Dropped shoulder, longer sleeve',
      'Screen printed, will not crack',
    ],
    price: 899,
    discount: 30,
    rating: 4.5,
    material: '100% cotton loopknit, 240 GSM',
    sleeveType: 'Drop-shoulder half sleeve',
    neckType: 'Ribbed round neck',
    trackStock: false,
    ageInDays: 21,
    colors: sizedColors('bombay-monsoon-oversized-tee', ['Indigo', 'Stone'], sizes),
  },
  {
    slug: 'auto-raja-oversized-tee',
    productType: 't-shirts',
    category: 'Oversized',
    title: 'Auto Raja Oversized Tee',
    brand: 'Tohfa Studio',
    description:
      'The king of every narrow lane, drawn the way auto painters letter their own. Put your city or your number plate on the board at the back of the auto.',
    highlights: [
      'Number plate lettered with your text',
      'Four-ink screen print',
      'Oversized fit: take your usual size',
    ],
    price: 949,
    discount: 35,
    rating: 4.1,
    material: '100% cotton, 220 GSM',
    sleeveType: 'Drop-shoulder half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 44,
    colors: sizedColors('auto-raja-oversized-tee', ['Black', 'Off White', 'Leaf Green'], sizes),
  },
]

const sports: SampleProduct[] = [
  {
    slug: 'gully-cricket-jersey',
    productType: 't-shirts',
    category: 'Sports',
    title: 'Gully Cricket Name & Number Jersey',
    brand: 'Maidan',
    description:
      'For the eleven who play under a streetlight. Each jersey carries its own name and number, and we match the shade when a new player joins next season.',
    highlights: [
      'Name and number at no extra cost',
      'Quick-dry dot knit',
      'Team orders of any size, even one',
    ],
    price: 699,
    discount: 22,
    rating: 4.4,
    material: 'Polyester dot knit, 150 GSM',
    sleeveType: 'Raglan half sleeve',
    neckType: 'V neck',
    trackStock: false,
    ageInDays: 88,
    colors: sizedColors('gully-cricket-jersey', ['Royal Blue', 'Maroon', 'Leaf Green'], sizes),
  },
  {
    slug: 'sunday-run-club-tee',
    productType: 't-shirts',
    category: 'Sports',
    title: 'Sunday Run Club Tee',
    brand: 'Maidan',
    description:
      'Five kilometres, then idli. A featherlight running tee with your club, your distance or simply your name across the chest in reflective ink.',
    highlights: [
      'Flat seams, no rubbing on long runs',
      'Reflective print for early mornings',
      'Dries in about an hour',
    ],
    price: 749,
    discount: 18,
    rating: 3.9,
    material: 'Recycled polyester, 140 GSM',
    sleeveType: 'Raglan half sleeve',
    neckType: 'Round neck',
    trackStock: false,
    ageInDays: 9,
    colors: sizedColors('sunday-run-club-tee', ['Coral', 'Sky Blue', 'Black'], sizes),
  },
]

export const tShirts = [...casual, ...oversized, ...sports, ...smartShirts]
