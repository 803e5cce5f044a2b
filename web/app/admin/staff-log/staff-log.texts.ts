import { attributeTexts } from '../../catalog/attributes.texts.ts'
import type { StaffAction, StaffSubject } from '@tohfa/contract/staff-log'

export const staffLogTexts = {
  title: 'Audit log',
  heading: 'Audit log',
  sentence: 'What the staff changed, who and when. Nothing can be taken away here.',
  tabs: 'Show changes of',
  all: 'All',
  loading: 'Loading the log',
  notRead: 'The log could not be shown',
  none: 'Nothing here yet',
  noneSentence: 'What somebody of the staff changes from now on is written down here.',
  columns: { when: 'When', who: 'Who', what: 'What', details: 'Details' },
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  changed: 'changed',
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  commandLine: 'on the shop’s machine',
  pages: 'Pages of the log',
  previous: 'Previous page',
  next: 'Next page',
} as const

export const subjectTabs: Record<StaffSubject, string> = {
  product: 'Products',
  order: 'Orders',
  banner: 'Banners',
  message: 'Messages',
  import: 'Imports',
  admin: 'Admins',
}

export const subjectLabels: Record<StaffSubject, string> = {
  product: 'Product',
  order: 'Order',
  banner: 'Banner',
  message: 'Message of',
  import: 'Import',
  admin: 'Account',
}

export const actionLabels: Record<StaffAction, string> = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
  ordered: 'put into order',
  shipped: 'shipped',
  'out-for-delivery': 'moved to out for delivery',
  handled: 'handled',
  reopened: 'opened again',
  imported: 'done',
  granted: 'made admin',
  revoked: 'no longer admin',
  'password-set': 'given a new password',
  'second-factor-reset': 'freed of the second step of the sign-in',
}

/** What the fields of the details are called; one that is not here is called as it is. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  highlights: 'Highlights',
  price: 'Price',
  discount: 'Discount',
  rating: 'Rating',
  category: 'Category',
  productType: 'Product type',
  brand: 'Brand',
  colors: 'Colours',
  quantity: 'Packs',
  trackStock: 'Track stock',
  thumbnail: 'Thumbnail',
  ...attributeTexts,
  link: 'Link',
  alt: 'Text',
  imageKey: 'Picture',
  position: 'Place',
  deviceType: 'Device',
  startsAt: 'From',
  endsAt: 'Until',
  created: 'Added',
  updated: 'Changed',
}
