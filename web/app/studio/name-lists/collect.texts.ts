/** The page behind the link of a name list. */
export const collectTexts = {
  title: 'Your row',
  heading: (list: string) => `Your row for ${list}`,
  on: (product: string) => `It is printed on: ${product}`,
  until: (day: string) => `You can fill it in and change it until ${day}.`,
  loading: 'Loading the list',
  failed: 'This page could not be loaded',
  retry: 'Try again',
  gone: {
    heading: 'This link is closed',
    sentence: 'The list takes no more rows here. Please ask whoever sent you the link.',
    action: 'See the shop',
    href: '/',
  },
  color: 'Colour',
  size: 'Size',
  chooseSize: 'Please choose',
  note: 'Note to the owner of the list (optional)',
  send: 'Put me on the list',
  change: 'Change my row',
  sent: 'You are on the list. Thank you!',
  changed: 'Your row is changed. Thank you!',
  privacy:
    'Only the owner of the list and the shop see what you write. It is deleted with the list.',
} as const

/** The link in the owner's list. */
export const collectLinkTexts = {
  heading: 'Let each person fill in their own row',
  sentence:
    'Send one link by WhatsApp: each person types their name, chooses a size and sees it on the product. Nobody sees another row.',
  until: 'Open until, this day included',
  open: 'Make the link',
  later: 'Change the day',
  close: 'Close the link',
  closed: 'The link is closed. The rows stay.',
  link: 'The link',
  copy: 'Copy',
  copied: 'The link is copied',
  whatsapp: 'Send by WhatsApp',
  message: (list: string, day: string, url: string) =>
    `${list}: please fill in your name here until ${day}. ${url}`,
  collected: (n: number) =>
    n === 1 ? '1 person has filled in a row.' : `${n} people have filled in a row.`,
  look: 'Look for new rows',
} as const

/** Those who should fill in a row, on the owner's page. */
export const expectedTexts = {
  heading: 'See who is missing',
  sentence:
    'Write whom you expect. Each gets a link of their own, and you see who has not filled in a row. Only you see these names.',
  people: 'People you expect',
  example: 'Ananya 98765 43210\nकबीर',
  hint: 'One on a line, with a mobile number behind the name if you like',
  add: 'Add to those expected',
  nobodyTyped: 'Please write at least one name',
  atLine: (line: number, why: string) => `Line ${line}: ${why}`,
  again: 'Try again',
  complete: (n: number) =>
    n === 1 ? 'The one you expect is on the list.' : `All ${n} are on the list.`,
  count: (here: number, total: number) => `${here} of ${total} are on the list.`,
  missing: (n: number) => `Missing: ${n}`,
  linkFirst: 'Make the link above, then you can remind them.',
  remind: 'Remind',
  remindOf: (name: string) => `Remind ${name} by WhatsApp`,
  reminded: 'WhatsApp was opened',
  reminder: (name: string, list: string, day: string, url: string) =>
    `Hello ${name}, your row for “${list}” is still missing. Please fill it in by ${day}. This link is yours alone: ${url}`,
  removeOf: (name: string) => `Take ${name} off`,
  here: (n: number) => `On the list: ${n}`,
  inRow: (n: number) => `Row ${n}`,
} as const
