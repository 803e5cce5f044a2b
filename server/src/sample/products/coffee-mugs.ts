import type { SampleProduct } from '../sample-product.ts'
import { plainColors } from './colors.build.ts'

const ceramic = 'Glazed stoneware'
const capacity = '330 ml'

const classic: SampleProduct[] = [
  {
    slug: 'adrak-chai-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Adrak Wali Chai Mug',
    brand: 'Mitti & Glaze',
    description:
      'Ginger, cardamom, two leaves and a boil: the whole recipe drawn around the mug. Ask us to change the last line to the way they take theirs at home.',
    highlights: [
      'Recipe line in your own words',
      'Safe in microwave and dishwasher',
      'Print is fired in, not stuck on',
    ],
    price: 349,
    discount: 20,
    rating: 4.7,
    material: ceramic,
    capacity,
    trackStock: false,
    ageInDays: 18,
    colors: plainColors('adrak-chai-mug', ['White', 'Mustard']),
  },
  {
    slug: 'devanagari-name-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Name in Devanagari Mug',
    brand: 'Mitti & Glaze',
    description:
      'One name, well lettered, so that no one in the office can claim it was theirs. A small flower sits where the shirorekha ends.',
    highlights: [
      'Names in Hindi or Marathi',
      'Coloured inside and on the handle',
      'Proof on mail before firing',
    ],
    price: 329,
    discount: 15,
    rating: 4.6,
    material: ceramic,
    capacity,
    trackStock: true,
    ageInDays: 3,
    colors: plainColors('devanagari-name-mug', ['Madder Red', 'Indigo', 'White'], {
      Indigo: 2,
      White: 0,
    }),
  },
  {
    slug: 'monday-meeting-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Could Have Been an E-mail Mug',
    brand: 'Tohfa Studio',
    description:
      'Say it without saying it. For the colleague who nods through every Monday review; the back has room for the team’s name and the year.',
    highlights: [
      'Team name on the back',
      'Wide handle, fits three fingers',
      'Box of six at no extra packing charge',
    ],
    price: 299,
    discount: 10,
    rating: 4.2,
    material: ceramic,
    capacity,
    trackStock: false,
    ageInDays: 90,
    colors: plainColors('monday-meeting-mug', ['Black', 'White']),
  },
  {
    slug: 'blue-pottery-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Jaipur Blue Pottery Mug',
    brand: 'Mitti & Glaze',
    description:
      'The flowers of Jaipur’s blue pottery, wrapped right round in cobalt and turquoise. A name can go in the white band below the rim.',
    highlights: [
      'All-round print with no gap',
      'Name in the band below the rim',
      'Stoneware, so it keeps chai hot longer',
    ],
    price: 399,
    discount: 18,
    rating: 4.5,
    material: ceramic,
    capacity,
    trackStock: false,
    ageInDays: 57,
    colors: plainColors('blue-pottery-mug', ['White', 'Sky Blue']),
  },
  {
    slug: 'christmas-star-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Christmas Star Mug',
    brand: 'Tohfa Studio',
    description:
      'The paper star that hangs outside every house in December, from Goa to Kohima. Add the family’s name and the year for the cupboard’s yearly row.',
    highlights: [
      'Family name and year below the star',
      'Packed in a red carton with straw',
      'Safe in microwave and dishwasher',
    ],
    price: 349,
    discount: 30,
    rating: 3.8,
    material: ceramic,
    capacity,
    trackStock: false,
    ageInDays: 240,
    colors: plainColors('christmas-star-mug', ['Crimson', 'Bottle Green']),
  },
]

const harvest: SampleProduct[] = [
  {
    slug: 'pongal-pot-mug',
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Pongalo Pongal Mug',
    brand: 'Mitti & Glaze',
    description:
      'The pot boils over, the sugar cane stands on both sides, and a kolam waits at the back. For filter coffee on the second morning of the harvest.',
    highlights: [
      'Kolam on both sides of the handle',
      'A name under the pot, if you like',
      'Coloured inside and on the handle',
    ],
    price: 339,
    discount: 12,
    rating: 4.3,
    material: ceramic,
    capacity,
    trackStock: false,
    ageInDays: 98,
    colors: plainColors('pongal-pot-mug', ['Leaf Green', 'Marigold']),
  },
]

const magic: SampleProduct[] = [
  {
    slug: 'diya-magic-mug',
    productType: 'coffee-mug',
    category: 'Magic',
    title: 'Diya Magic Mug',
    brand: 'Tohfa Studio',
    description:
      'Dark as amavasya until the chai goes in; then a row of diyas lights up from the bottom. Your message appears last, just under the rim.',
    highlights: [
      'Picture appears with any hot drink',
      'Message of up to thirty letters',
      'Wash by hand to keep the magic',
    ],
    price: 449,
    discount: 25,
    rating: 4.4,
    material: 'Ceramic with heat-changing coat',
    capacity,
    trackStock: false,
    ageInDays: 35,
    colors: plainColors('diya-magic-mug', ['Black', 'Navy']),
  },
  {
    slug: 'photo-reveal-magic-mug',
    productType: 'coffee-mug',
    category: 'Magic',
    title: 'Photo Reveal Magic Mug',
    brand: 'Tohfa Studio',
    description:
      'Send a photograph and keep quiet about it. The mug looks plain on the shelf, and the picture comes up slowly with the first cup.',
    highlights: [
      'One photograph, printed edge to edge',
      'We adjust brightness for the coat',
      'Reprinted free if it arrives faint',
    ],
    price: 479,
    discount: 20,
    rating: 2.6,
    material: 'Ceramic with heat-changing coat',
    capacity,
    trackStock: false,
    ageInDays: 200,
    colors: plainColors('photo-reveal-magic-mug', ['Maroon', 'Black']),
  },
]

const travel: SampleProduct[] = [
  {
    slug: 'hill-train-travel-mug',
    productType: 'coffee-mug',
    category: 'Travel',
    title: 'Hill Train Travel Mug',
    brand: 'Mitti & Glaze',
    description:
      'The toy train climbs through tea gardens all the way round. Steel inside, a lid that does not leak on a berth, and your name on the last coach.',
    highlights: [
      'Hot for six hours, cold for ten',
      'Name on the last coach',
      'Lid comes apart for washing',
    ],
    price: 799,
    discount: 24,
    rating: 4.3,
    material: 'Double-walled steel',
    capacity: '420 ml',
    trackStock: false,
    ageInDays: 11,
    colors: plainColors('hill-train-travel-mug', ['Bottle Green', 'Ivory']),
  },
  {
    slug: 'monogram-travel-tumbler',
    productType: 'coffee-mug',
    category: 'Travel',
    title: 'Monogram Travel Tumbler',
    brand: 'Dhaaga Works',
    description:
      'Slim enough for a car’s cup holder, with two initials engraved through the paint to the steel. The engraving never fades, because nothing was added.',
    highlights: [
      'Laser-engraved initials',
      'Powder-coated, does not slip',
      'Rubber ring keeps the lid quiet',
    ],
    price: 749,
    discount: 15,
    rating: 4.1,
    material: 'Double-walled steel',
    capacity: '480 ml',
    trackStock: false,
    ageInDays: 120,
    colors: plainColors('monogram-travel-tumbler', ['Indigo', 'Blush Pink', 'White']),
  },
]

const couple: SampleProduct[] = [
  {
    slug: 'mr-mrs-couple-mugs',
    productType: 'coffee-mug',
    category: 'Couple',
    title: 'Mister & Missus Mug Pair',
    brand: 'Mitti & Glaze',
    description:
      'Two mugs, one garland that runs from the first to the second when they stand together. Names and the wedding date are lettered below.',
    highlights: [
      'Set of two in one gift box',
      'Names and date lettered by hand',
      'Garland meets when placed side by side',
    ],
    price: 649,
    discount: 22,
    rating: 4.9,
    material: ceramic,
    capacity: '330 ml each',
    trackStock: false,
    ageInDays: 26,
    colors: plainColors('mr-mrs-couple-mugs', ['White', 'Blush Pink']),
  },
  {
    slug: 'dada-dadi-mugs',
    productType: 'coffee-mug',
    category: 'Couple',
    title: 'Dada Dadi Mug Pair',
    brand: 'Mitti & Glaze',
    description:
      'His spectacles, her spectacles, and the two words that everyone in the house calls out all day. Nana Nani, Thatha Paati and others at the same price.',
    highlights: [
      'In seven Indian languages',
      'Large handle for easy holding',
      'Grandchildren’s names on the back',
    ],
    price: 599,
    discount: 18,
    rating: 4.8,
    material: ceramic,
    capacity: '330 ml each',
    trackStock: false,
    ageInDays: 70,
    colors: plainColors('dada-dadi-mugs', ['Ivory', 'Mustard']),
  },
]

export const coffeeMugs = [...classic, ...harvest, ...magic, ...travel, ...couple]
