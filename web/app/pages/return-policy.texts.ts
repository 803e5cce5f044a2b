import type { PageContent } from './page-content.ts'

/** The facts are those of docs/product.md 2.8. */
export const returnPolicyTexts: PageContent = {
  title: 'Return & Refund Policy',
  heading: 'Return & Refund Policy',
  description:
    'Damaged, defective or wrong items can be returned within 3 days of delivery. What can go back, how to ask, and when the money is with you.',
  intro: 'If something came damaged, defective or wrong, we put it right. This is how.',
  sections: [
    {
      id: 'in-short',
      heading: 'How long does it all take?',
      blocks: [
        {
          kind: 'facts',
          items: [
            { figure: '3 days', label: 'from delivery, to ask for a return' },
            { figure: '2–3 business days', label: 'for us to review your request' },
            { figure: '5–7 business days', label: 'until a refund is with you' },
          ],
        },
      ],
    },
    {
      id: 'returnable',
      heading: 'What can I return?',
      blocks: [
        'An item that arrived damaged, that is defective, or that is not the one you ordered. It must be unused and in its original packaging, and you ask within 3 days of delivery.',
      ],
    },
    {
      id: 'not-returnable',
      heading: 'What can I not return?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Customised items: they were made for you alone.',
            'Items that were on sale.',
            'Items that were used, or are no longer in their original packaging.',
          ],
        },
        'None of this takes away a right that the law gives you.',
      ],
    },
    {
      id: 'how',
      heading: 'How do I ask for a return?',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Write to us within 3 days of delivery',
              text: [
                'Use the ',
                { to: '/contact', label: 'contact form' },
                ' or our e-mail. Name the order’s number, which stands in ',
                { to: '/account/orders', label: 'My Orders' },
                ', and say what is wrong. By e-mail you can add a photo, which helps.',
              ],
            },
            {
              title: 'We review your request',
              text: 'You have our answer in 2–3 business days, and with it how the item comes back to us.',
            },
            {
              title: 'A replacement, or your money',
              text: 'A replacement is shipped within 7 business days. A refund reaches you in 5–7 business days.',
            },
          ],
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'How do I get my money back?',
      blocks: [
        'The way you paid: a refund goes to the original method of payment, in 5–7 business days. If you paid in cash at your door, we ask you where to send it.',
      ],
    },
    {
      id: 'failed-payment',
      heading: 'Money left my account, but there is no order?',
      blocks: [
        [
          'Look into ',
          { to: '/account/orders', label: 'My Orders' },
          ' first: an order can appear some minutes after the payment. If it does not, ',
          { to: '/contact', label: 'write to us' },
          ' with the date and the amount, and do not pay again.',
        ],
      ],
    },
    {
      id: 'complaints',
      heading: 'Who hears a complaint?',
      blocks: [
        'Our grievance officer acknowledges a complaint within 48 hours and settles it within one month.',
        { kind: 'seller' },
      ],
    },
  ],
}
