import type { PageContent } from './page-content.ts'

/** The steps are those of the tracking timeline (docs/product.md 12.8). */
export const howToTrackTexts: PageContent = {
  title: 'How to track',
  heading: 'How to track your order',
  description:
    'See where your order is: open My Orders and press Track Order. What each step means, and what to do when nothing moves.',
  intro: 'You can see where your order is at any time, step by step.',
  sections: [
    {
      id: 'how',
      heading: 'How do I track my order?',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Open My Orders',
              text: [
                'Sign in and go to ',
                { to: '/account/orders', label: 'My Orders' },
                '. The newest order stands first.',
              ],
            },
            {
              title: 'Press Track Order',
              text: 'You see each step with its time and place, and the parcel number that our carrier gave it.',
            },
          ],
        },
        'We also write to you by e-mail when the order has been shipped, when it is out for delivery, and when it has arrived.',
      ],
    },
    {
      id: 'steps',
      heading: 'What do the steps mean?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Confirmed: we have your order and are making it ready, in 1–3 business days, and 2–4 more for customised items.',
            'Shipped: the parcel has left us. Standard shipping takes 5–7 days, express 2–4 days.',
            'Out for Delivery: it is with the courier and on its way to your door.',
            'Delivered: it has arrived.',
          ],
        },
      ],
    },
    {
      id: 'nothing-yet',
      heading: 'Why does it say “No order updates available yet.”?',
      blocks: [
        'The carrier has not scanned the parcel yet. The first step appears once it has been handed over.',
      ],
    },
    {
      id: 'late',
      heading: 'What if it is late, or says delivered and is not here?',
      blocks: [
        [
          'Please ask at home and with your neighbours first. Then ',
          { to: '/contact', label: 'write to us' },
          ' with the order’s number, and we ask the carrier for you.',
        ],
      ],
    },
  ],
}
