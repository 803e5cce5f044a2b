/**
 * The pages for reading whose words staff can change. The notice is none of them: its words have a
 * version that is kept with whoever agreed to it (`notice.ts`).
 */
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
