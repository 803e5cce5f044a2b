import type { PageContent } from './page-content.ts'

export const aboutTexts: PageContent = {
  title: 'About us',
  heading: 'Made for one person at a time',
  description:
    'A shop for gifts and apparel that are printed to order in India: what we make, how we work, and who stands behind it.',
  intro:
    'We print things that are meant for somebody: not for everyone, but for one person, whom you know.',
  sections: [
    {
      id: 'what',
      heading: 'What do you make?',
      blocks: [
        [
          'T-shirts and caps, coffee mugs, pillow covers, key chains, mousepads, bracelets and rakhis, photo frames and business cards. You find them all among ',
          { to: '/product-filter', label: 'our gifts' },
          '.',
        ],
      ],
    },
    {
      id: 'how',
      heading: 'How do you work?',
      blocks: [
        'What you order is made ready after you have ordered it, in 1–3 business days; customised items take another 2–4. Then it travels to any place in India that our carrier reaches.',
        'The price that you see is the price that you pay. The stars that you see come from people who have bought the product; until the first of them has written, they are the shop’s own rating, and the product’s page says so.',
      ],
    },
    {
      id: 'wrong',
      heading: 'And if something goes wrong?',
      blocks: [
        [
          'Then we put it right: how, stands in the ',
          { to: '/return-policy', label: 'Return & Refund Policy' },
          '. A person reads what you ',
          { to: '/contact', label: 'write to us' },
          '.',
        ],
      ],
    },
    { id: 'who', heading: 'Who is the seller?', blocks: [{ kind: 'seller' }] },
  ],
}
