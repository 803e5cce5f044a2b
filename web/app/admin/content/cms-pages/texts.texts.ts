import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/editable-pages'

export const textsTexts = {
  title: 'Texts of pages',
  heading: 'Texts of pages',
  sentence:
    'What is saved stands on the page at once. Every earlier text is kept and can be taken back.',
  loading: 'Loading',
  notRead: 'The text could not be shown',
  page: 'Page',
  language: 'Language',
  languages: { en: 'English', hi: 'Hindi' },
  windowTitle: 'Title of the window',
  description: 'Description',
  descriptionHint: 'For search engines, 50 to 150 characters',
  body: 'Text',
  bodyHint:
    'Begins with # Heading and a paragraph. ## Question {#name} begins a section; - a list; 1. **Title** words a step; [words](/contact) a link within the shop; :seller names the seller. No HTML.',
  preview: 'Preview',
  previewOf: (heading: string) => `Preview: ${heading}`,
  save: 'Save',
  saved: 'The text is saved and stands on the page.',
  unsaved: 'Not saved yet',
  changed: (by: string, day: string) => `Version of ${by}, ${day}`,
  builtIn: 'This is the text that the shop is built with.',
  takeBuiltIn: 'Use the built-in text',
  builtInTaken: 'The page has its built-in text again.',
  history: 'Earlier texts',
  noHistory: 'Nobody has changed this text yet.',
  version: (version: number) => `Version ${version}`,
  builtInVersion: 'Built-in text',
  someone: 'somebody who has left',
  take: 'Put into the form',
  takeOf: (version: number) => `Put into the form: version ${version}`,
} as const

export const pageNames: Record<EditablePage, string> = {
  about: 'About us',
  'shipping-info': 'Shipping',
  'how-to-order': 'How to order',
  'how-to-track': 'How to track',
  'return-policy': 'Return & Refund Policy',
  'privacy-policy': 'Privacy Policy',
  disclaimer: 'Disclaimer',
}
