// Written by `npm run pages` from the heads of web/app/pages/*.md.

/** The static pages. */
export const staticPages = [
  'about',
  'shipping-info',
  'how-to-order',
  'how-to-track',
  'return-policy',
  'privacy-policy',
  'disclaimer',
  'data-notice',
] as const

/** Those of them whose words staff can change. */
export const editablePages = [
  'about',
  'shipping-info',
  'how-to-order',
  'how-to-track',
  'return-policy',
  'privacy-policy',
  'disclaimer',
] as const
export type EditablePage = (typeof editablePages)[number]
