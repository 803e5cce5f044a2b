import type { AdminBanner } from '@tohfa/contract/catalog/banners'

export const bannersTexts = {
  title: 'Banners',
  heading: 'Banners',
  add: 'Add banner',
  loading: 'Loading the banners',
  notRead: 'The banners could not be shown',
  none: 'No banners yet',
  noneSentence: 'The home page shows a carousel once its top has more than one.',
  oneOnly: 'The carousel is shown only when there is more than one.',
  from: (moment: string) => `from ${moment}`,
  until: (moment: string) => `until ${moment}`,
  always: 'always',
  deleteTitle: 'Delete banner',
  reallyDelete: (name: string) => `Delete the banner “${name}”? It leaves the home page at once.`,
  yesDelete: 'Delete banner',
  cancel: 'Cancel',
  deleted: (name: string) => `Deleted: ${name}`,
} as const

export const bannerFormTexts = {
  addTitle: 'Add banner',
  editTitle: 'Edit banner',
  place: 'Place',
  picture: 'Picture',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  uploading: 'Uploading…',
  hints: {
    wide: 'For wide screens: three times as wide as high, at least 1920 pixels wide.',
    tall: 'For phones and tablets: 4 wide to 5 high, at least 1080 pixels wide.',
  },
  formats: 'JPEG, PNG, WebP or AVIF.',
  preview: { wide: 'As wide screens show it', tall: 'As phones and tablets show it' },
  misfit:
    'This picture has another shape than its place, so it is shown whole, with room beside it, as you see here.',
  link: 'Link',
  linkHint: 'Where a press leads: /product-filter?categorie=Bracelet',
  alt: 'Text',
  altHint: 'What is on the picture, for those who do not see it',
  startsAt: 'From (India)',
  endsAt: 'Until (India)',
  datesHint: 'Empty: without limit',
  save: 'Save banner',
  cancel: 'Cancel',
  saved: (name: string) => `Saved: ${name}`,
} as const

/** The positions of banners, as one choice. */
export const placeLabels: Record<string, string> = {
  'homepage-top desktop': 'Top of the home page, wide screens',
  'homepage-top mobile': 'Top of the home page, phones and tablets',
  'homepage-top any': 'Top of the home page, everywhere',
  'homepage-bottom any': 'Bottom of the home page, everywhere',
  'homepage-bottom desktop': 'Bottom of the home page, wide screens',
  'homepage-bottom mobile': 'Bottom of the home page, phones',
}

export const bannerStates: Record<AdminBanner['state'], string> = {
  on: 'On show',
  'to-come': 'To come',
  over: 'Over',
}
