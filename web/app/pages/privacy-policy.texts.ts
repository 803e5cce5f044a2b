import type { PageContent, Section } from './page-content.ts'

export const privacyPolicyTexts: PageContent = {
  title: 'Privacy Policy',
  heading: 'Privacy Policy',
  description:
    'What this shop keeps of you, what for, who else sees it, how long it stays, and how to see, change or remove it.',
  intro: 'What we keep of you, what for, and how it stays in your hands.',
  sections: [
    {
      id: 'what',
      heading: 'What do you keep?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Of your account: your e-mail, and what you tell us yourself, such as name, mobile number, gender and up to 5 addresses. Your password is kept in a form from which nobody can read it, we included.',
            'Of your orders: what you bought, how it was paid, and the address it went to.',
            'What is in your cart, the reviews that you write, and the messages that you send us.',
            'Of sign-ins, in the shop’s log: when, from which network address and whether they succeeded; never what was typed.',
          ],
        },
        'We do not keep the number of your card: we never see it.',
      ],
    },
    {
      id: 'why',
      heading: 'What is it for?',
      blocks: [
        'To make, deliver and bill your orders, to answer you, to let you sign in, and to keep the shop safe from misuse. We do not sell it, and we send no advertising.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who else sees it?',
      blocks: [
        {
          kind: 'list',
          items: [
            'The carrier gets the name, address and mobile number of a parcel.',
            'The payment provider takes your payment in its own window, and gets your name, e-mail and mobile number for it.',
            'Everyone who looks at a product sees the reviews of it, with their writers’ names and half-hidden e-mails.',
            'Authorities, where the law obliges us.',
          ],
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What does my browser keep?',
      blocks: [
        'While you are signed in, a proof of it and your account’s particulars; and, in the window that you have open, what you have typed and not sent yet. Log Out removes all of it. Three cookies stay: the language that you chose, for a year; whether your visits may be counted, for half a year; and, for as long, a signed note that your account has signed in here before, so that strangers who try wrong passwords elsewhere do not keep you out.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long does it stay?',
      blocks: [
        'As long as you have your account. What belongs to an order stays as long as the law asks us to keep its papers, also when the account is gone.',
      ],
    },
    {
      id: 'your-hands',
      heading: 'How do I see, change or remove it?',
      blocks: [
        [
          'Your details and addresses are in ',
          { to: '/account/details', label: 'your account' },
          ': there you can change them at any time, take all that we keep of you with you as a file, and have your account erased. ',
          { to: '/contact', label: 'Write to us' },
          ' when you would rather have us do that, or want to take back a consent.',
        ],
      ],
    },
    {
      id: 'complaints',
      heading: 'Whom do I turn to with a complaint?',
      blocks: [
        'Our grievance officer, who acknowledges it within 48 hours and settles it within one month. If you are not content with that, you can turn to the Data Protection Board of India.',
        { kind: 'seller' },
      ],
    },
  ],
}

/** For a shop that counts its visits. */
export const countingSection: Section = {
  id: 'counting',
  heading: 'Do you count visits?',
  blocks: [
    'Only if you accept it: then Google Analytics is told which pages are viewed, and neither your name nor your e-mail. Before that nothing of it is loaded.',
    'You can change your mind at any time: “Counting visits”, at the foot of every page, asks you again.',
  ],
}
