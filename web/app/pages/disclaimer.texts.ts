import type { PageContent } from './page-content.ts'

export const disclaimerTexts: PageContent = {
  title: 'Disclaimer',
  heading: 'Disclaimer',
  description:
    'What the pictures and words in this shop can promise and what they cannot: colours on screens, reviews, links, and delivery dates.',
  intro: 'What our pictures and words can promise, and what they cannot.',
  sections: [
    {
      id: 'pictures',
      heading: 'Will it look exactly as in the picture?',
      blocks: [
        'Nearly. Screens show colours differently, and cloth, clay and paper each take ink in their own way, so that shades and the place of a print may differ a little. If what arrives is plainly something else, it is a wrong item, and you can return it.',
      ],
    },
    {
      id: 'information',
      heading: 'Is everything here always right?',
      blocks: [
        [
          'We take care that prices, sizes and stock are right, but a mistake can happen. If you find one, please ',
          { to: '/contact', label: 'tell us' },
          '. For your order counts the price that you saw when you confirmed it.',
        ],
      ],
    },
    {
      id: 'dates',
      heading: 'Is the delivery date certain?',
      blocks: [
        [
          'It is an estimate. Weather, strikes and festivals can hold a parcel up; what we reckon with stands under ',
          { to: '/shipping-info', label: 'Shipping' },
          '.',
        ],
      ],
    },
    {
      id: 'reviews',
      heading: 'Whose opinions are the reviews?',
      blocks: ['Those of the people who wrote them. Only who has bought a product can review it.'],
    },
    {
      id: 'links',
      heading: 'What about other sites?',
      blocks: [
        'Links to other sites, such as our pages on social networks, lead out of the shop. What is written there is not in our hands.',
      ],
    },
    {
      id: 'rights',
      heading: 'Does this limit my rights?',
      blocks: ['No. Nothing on this page takes away a right that the law gives you as a buyer.'],
    },
    { id: 'who', heading: 'Who is the seller?', blocks: [{ kind: 'seller' }] },
  ],
}
