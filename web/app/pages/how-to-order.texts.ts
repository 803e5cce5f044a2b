import type { PageContent } from './page-content.ts'

/** The facts are those of docs/product.md 2.8. */
export const howToOrderTexts: PageContent = {
  title: 'How to order',
  heading: 'How to order',
  description:
    'From choosing a gift to its confirmation in five steps: what you need, how you can pay, and what to do if something went wrong.',
  intro: 'Five steps, a few minutes. You need an e-mail address and a mobile number.',
  sections: [
    {
      id: 'steps',
      heading: 'How do I order?',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Choose',
              text: [
                'Search, or look through ',
                { to: '/product-filter', label: 'all gifts' },
                '. On a product’s page choose its colour, and its size or pack where it has them. Your PIN code tells you there whether and when it can be with you.',
              ],
            },
            {
              title: 'Sign in',
              text: [
                'If you are new here, ',
                { to: '/signup', label: 'create an account' },
                ': we send a six-digit code to your e-mail, to see that it is yours.',
              ],
            },
            {
              title: 'Put it into your bag',
              text: [
                'ADD TO BAG keeps it in ',
                { to: '/cart', label: 'your cart' },
                ', where you can take 1 to 10 of each. BUY NOW leads on to the order.',
              ],
            },
            {
              title: 'Say where it goes',
              text: 'At the checkout choose an address or add one; your account keeps up to 5, so that gifts find their way to other doors than yours.',
            },
            {
              title: 'Pay and confirm',
              text: 'Choose Online or Cash and press CONFIRM ORDER. You see the order at once, and its confirmation comes by e-mail.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      heading: 'How can I pay?',
      blocks: [
        {
          kind: 'list',
          items: [
            'By card, through a card payment provider.',
            'By UPI.',
            'By net banking.',
            'In cash on delivery, in selected locations: the checkout shows whether yours is one.',
          ],
        },
        'Online payments happen in the payment provider’s own secure window. We never see the number of your card.',
      ],
    },
    {
      id: 'total',
      heading: 'Is there anything to pay on top?',
      blocks: [
        [
          'No. The total in your cart is all that you pay: at present the shop bears the delivery charges, which stand under ',
          { to: '/shipping-info', label: 'Shipping' },
          '.',
        ],
      ],
    },
    {
      id: 'failed',
      heading: 'What if the payment does not go through?',
      blocks: [
        'Then nothing is ordered, and your cart stays as it was: you can try again, or pay another way. Should your bank show a debit all the same, it comes back in 5–7 business days.',
      ],
    },
    {
      id: 'change',
      heading: 'Can I change or cancel my order?',
      blocks: [
        [
          { to: '/contact', label: 'Write to us' },
          ' at once, with the order’s number. Until it has been shipped, we can still cancel it for you.',
        ],
      ],
    },
  ],
}
