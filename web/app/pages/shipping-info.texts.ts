import type { PageContent } from './page-content.ts'

/** The facts are those of docs/product.md 2.8. */
export const shippingInfoTexts: PageContent = {
  title: 'Shipping',
  heading: 'Shipping',
  description:
    'How long an order takes and what its delivery costs: standard in 5–7 days, express in 2–4 days, free above ₹999, everywhere in India.',
  intro: 'When your gift leaves us, how long it travels, and what that costs.',
  sections: [
    {
      id: 'charges',
      heading: 'What does delivery cost?',
      blocks: [
        {
          kind: 'facts',
          items: [
            { figure: '₹50', label: 'Standard, 5–7 days: flat, whatever you order' },
            { figure: '₹100', label: 'Express, 2–4 days' },
            { figure: 'Free', label: 'On orders above ₹999' },
          ],
        },
        'At present the shop bears these charges: your cart shows delivery as Free, and the total there is all that you pay.',
      ],
    },
    {
      id: 'processing',
      heading: 'When does my order leave you?',
      blocks: [
        'Orders are processed in 1–3 business days. Customised items take another 2–4 business days, as each is made for you.',
        'Business days are Monday to Friday. We write to you by e-mail when the parcel is on its way.',
      ],
    },
    {
      id: 'time',
      heading: 'How long does it travel?',
      blocks: [
        'Standard shipping takes 5–7 days, express shipping 2–4 days, counted from the day on which the parcel leaves us.',
        'To see a date for your own place, enter your PIN code on the page of any product.',
      ],
    },
    {
      id: 'where',
      heading: 'Where do you deliver?',
      blocks: [
        'In India only. Some places are beyond our carrier’s reach: your PIN code tells you before you order.',
      ],
    },
    {
      id: 'tracking',
      heading: 'Where is my parcel now?',
      blocks: [
        [
          'Open ',
          { to: '/account/orders', label: 'My Orders' },
          ' and press Track Order. ',
          { to: '/how-to-track', label: 'How to track' },
          ' says what each step means.',
        ],
      ],
    },
    {
      id: 'damaged',
      heading: 'What if it arrives damaged, or is not what I ordered?',
      blocks: [
        [
          'Keep the item unused and in its packaging, and ',
          { to: '/contact', label: 'write to us' },
          ' within 3 days of delivery. What happens then stands in the ',
          { to: '/return-policy', label: 'Return & Refund Policy' },
          '.',
        ],
      ],
    },
  ],
}
