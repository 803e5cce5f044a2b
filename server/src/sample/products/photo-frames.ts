import type { SampleProduct } from '../sample-product.ts'
import { plainColors } from './colors.build.ts'

const mango = 'Solid mango wood, glass front'
const mdf = 'Painted wood, glass front'

const birthday: SampleProduct[] = [
  {
    slug: 'first-birthday-frame',
    productType: 'photoframe',
    category: 'Personalized Birthday Frame',
    title: 'First Birthday Frame',
    brand: 'Tohfa Studio',
    description:
      'A photograph with balloons printed around it, the name, and the large figure one. Weight, height and first word can go in the margin.',
    highlights: ['Name, date and first word', 'Stands or hangs', 'Photo can be changed later'],
    price: 599,
    discount: 25,
    rating: 4.7,
    material: mdf,
    trackStock: false,
    ageInDays: 31,
    colors: plainColors('first-birthday-frame', ['White', 'Natural Wood']),
  },
  {
    slug: 'birthday-collage-frame',
    productType: 'photoframe',
    category: 'Personalized Birthday Frame',
    title: 'Birthday Collage Frame',
    brand: 'Tohfa Studio',
    description:
      'Six photographs, one from each stage nobody wants to be reminded of, with the name across the middle. Funny now, precious later.',
    highlights: [
      'Six photographs, one title',
      'We crop and balance the colours',
      'Hook and stand included',
    ],
    price: 799,
    discount: 30,
    rating: 4.3,
    material: mdf,
    trackStock: false,
    ageInDays: 105,
    colors: plainColors('birthday-collage-frame', ['Black', 'Walnut']),
  },
  {
    slug: 'sixtieth-birthday-frame',
    productType: 'photoframe',
    category: 'Personalized Birthday Frame',
    title: 'Golden Sixty Birthday Frame',
    brand: 'Kaagaz & Ink',
    description:
      'For Papa’s shashtipoorti or Mummy’s sixtieth: a portrait in a gilt frame with a ring of printed marigolds and the year they were born.',
    highlights: [
      'Any age, not only sixty',
      'Gilt finish by hand',
      'Wishes from the family on the back',
    ],
    price: 899,
    discount: 20,
    rating: 4.6,
    material: 'Gilded wood, glass front',
    trackStock: true,
    ageInDays: 42,
    colors: plainColors('sixtieth-birthday-frame', ['Gold', 'Walnut'], { Walnut: 0, Gold: 7 }),
  },
]

const raksha: SampleProduct[] = [
  {
    slug: 'rakhi-siblings-frame',
    productType: 'photoframe',
    category: 'Personalized Raksha Bandhan Frame',
    title: 'Brother & Sister Rakhi Frame',
    brand: 'Tohfa Studio',
    description:
      'Your photograph with a rakhi drawn across the mat, its thread running from one name to the other. Made to be posted to a brother far away.',
    highlights: [
      'Both names lettered on the mat',
      'Light glass-free option for posting',
      'Reaches before Raksha Bandhan',
    ],
    price: 549,
    discount: 22,
    rating: 4.5,
    material: mango,
    trackStock: false,
    ageInDays: 25,
    colors: plainColors('rakhi-siblings-frame', ['Natural Wood', 'Madder Red']),
  },
  {
    slug: 'bhai-behen-frame',
    productType: 'photoframe',
    category: 'Personalized Raksha Bandhan Frame',
    title: 'Bhai Behen Hindi Frame',
    brand: 'Kaagaz & Ink',
    description:
      'भाई-बहन lettered large, a photograph of the two of you below, and the year since when the quarrel over the window seat has been going on.',
    highlights: [
      'Lettering in Hindi',
      'Photo of 15 by 10 cm',
      'Acid-free mat keeps the print fresh',
    ],
    price: 499,
    discount: 15,
    rating: 4.2,
    material: mango,
    trackStock: false,
    ageInDays: 72,
    colors: plainColors('bhai-behen-frame', ['Walnut', 'White']),
  },
]

const photo: SampleProduct[] = [
  {
    slug: 'wedding-arch-frame',
    productType: 'photoframe',
    category: 'Personalized Photo Frame',
    title: 'Wedding Arch Photo Frame',
    brand: 'Kaagaz & Ink',
    description:
      'The mat is cut to a palace arch and printed with a fine border of vines. Names and the date sit on the plinth below your photograph.',
    highlights: [
      'Arch-cut mat with vine border',
      'Names and date below',
      'Museum glass at extra cost',
    ],
    price: 999,
    discount: 18,
    rating: 4.9,
    material: 'Gilded wood, glass front',
    trackStock: false,
    ageInDays: 13,
    colors: plainColors('wedding-arch-frame', ['Gold', 'Black']),
  },
  {
    slug: 'hill-holiday-frame',
    productType: 'photoframe',
    category: 'Personalized Photo Frame',
    title: 'Holiday Postcard Frame',
    brand: 'Tohfa Studio',
    description:
      'A landscape from your trip with its name lettered like an old railway poster. Start with one and let the wall grow.',
    highlights: [
      'Poster lettering of your place',
      'Thin solid-wood profile',
      'Same size and hook for every frame',
    ],
    price: 649,
    discount: 20,
    rating: 4.4,
    material: mango,
    trackStock: false,
    ageInDays: 54,
    colors: plainColors('hill-holiday-frame', ['Natural Wood', 'White']),
  },
  {
    slug: 'grandparents-frame',
    productType: 'photoframe',
    category: 'Personalized Photo Frame',
    title: 'Grandparents Portrait Frame',
    brand: 'Kaagaz & Ink',
    description:
      'We clean an old photograph of scratches and stains and set it in a wide cream mat. The original comes back to you exactly as it was.',
    highlights: [
      'Restoration of one old photograph',
      'Wide acid-free mat',
      'Original returned by insured post',
    ],
    price: 849,
    discount: 10,
    rating: 4.8,
    material: mango,
    trackStock: false,
    ageInDays: 82,
    colors: plainColors('grandparents-frame', ['Walnut', 'Gold']),
  },
  {
    slug: 'paw-print-frame',
    productType: 'photoframe',
    category: 'Personalized Photo Frame',
    title: 'Paw Print Pet Frame',
    brand: 'Tohfa Studio',
    description:
      'A portrait of the one who waits at the door, with paw prints walking round the mat and the name in a collar-tag below.',
    highlights: [
      'Name on the collar-tag',
      'Paws in the colour you choose',
      'Dogs, cats, parrots, one tortoise so far',
    ],
    price: 549,
    discount: 16,
    rating: 4.0,
    material: mdf,
    trackStock: false,
    ageInDays: 1,
    colors: plainColors('paw-print-frame', ['White', 'Natural Wood']),
  },
]

export const photoFrames = [...birthday, ...raksha, ...photo]
