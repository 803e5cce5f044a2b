export const oldAddressesTexts = {
  title: 'Old addresses',
  heading: 'Old addresses',
  sentence:
    'Addresses of a former shop lead to the pages of this one, so that links and search results still arrive. A page of ours always wins.',
  search: 'Part of an address',
  found: (addresses: number) => (addresses === 1 ? '1 address' : `${addresses} addresses`),
  loading: 'Loading the old addresses',
  notRead: 'The old addresses could not be shown',
  none: 'No old addresses yet',
  noneSentence: 'An import of another shop adds them, or a file, or you by hand.',
  noneFound: 'No address fits this search',
  noneFoundSentence: 'Try a shorter part of it.',
  leadsTo: (target: string) => `leads to ${target}`,
  add: 'Add an address',
  change: 'Change',
  changeOf: (path: string) => `Change where ${path} leads`,
  remove: 'Delete',
  removeOf: (path: string) => `Delete ${path}`,
  removed: (path: string) => `${path} leads to the home page from now on.`,
  pages: 'Pages of old addresses',
  previous: 'Previous page',
  next: 'Next page',
} as const

export const oldAddressFormTexts = {
  addTitle: 'Add an old address',
  changeTitle: 'Change an old address',
  path: 'Old address',
  pathHint: 'As it was, such as /products/mug',
  target: 'New address',
  targetHint: 'A page of this shop, such as /contact',
  cancel: 'Cancel',
  save: 'Save',
  saved: (path: string) => `${path} is saved.`,
} as const

export const oldAddressFileTexts = {
  heading: 'Old addresses as a file',
  sentence:
    'A CSV file with the columns path and target, or Shopify’s export of URL redirects. First it is checked, and nothing is written.',
  file: 'CSV file',
  choose: 'Choose a file',
  checking: 'Checking…',
  tooLarge: 'The file is larger than 4 MB.',
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
  start: 'Import now',
  nothingToDo: 'The file changes nothing.',
  done: (added: number, changed: number) => `Imported: ${added} added, ${changed} changed.`,
} as const
