import { returnWindowDays } from '@tohfa/contract/fulfilment/return-moves'

/** Texts of the static pages in the account area; the facts are those of docs/product.md 2.8. */
export const returnHelp = {
  sections: [
    {
      heading: 'What can be returned',
      paragraphs: [
        'An item that came damaged, defective or wrong, unused and in its original packaging. So is one that is misprinted or came too late.',
        'Customised items and items on sale cannot be returned for a change of mind, but with a fault they can.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        `In My Orders choose Return or replace within ${returnWindowDays} days of delivery, say what is wrong, and add 1 to 5 photos. After that, write to us.`,
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'We look at your request in 2–3 business days. The courier fetches the item, or you keep it. A replacement ships within 7 business days; a refund goes back the way you paid in 5–7 business days.',
      ],
    },
  ],
  links: [
    { to: '/contact', label: 'Write to us' },
    { to: '/return-policy', label: 'Return & Refund Policy' },
  ],
} as const

export const privacyHelp = {
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your e-mail, and what you tell us yourself: name, mobile number, gender and addresses. Each order keeps a copy of the address it went to.',
        'Your password is kept in a form from which nobody can read it, we included.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The carrier gets the name, address and mobile number of a parcel. The payment provider takes your payment: we never see the number of your card.',
      ],
    },
    {
      heading: 'What is in your hands',
      paragraphs: [
        'You can change or remove your details and addresses here at any time. Log Out removes what this browser remembers of you. In Account Details you can take your data with you, or have your account erased.',
      ],
    },
  ],
  links: [
    { to: '/privacy-policy', label: 'Privacy Policy' },
    { to: '/contact', label: 'Write to us' },
  ],
} as const
