import { grouped } from '@tohfa/contract/shared/grouped'
import { ruleTexts } from '@tohfa/contract/i18n/rules.texts'

/** The catalogue as a table of stock. */
export const stockTexts = {
  asStock: 'Edit stock',
  asCards: 'Show as cards',
  tracked: 'Stock is tracked',
  untracked: 'Made to order: recorded only',
  ofBlank: 'The stock of its blank: change it on Blanks',
  stockOf: (title: string, choice: string) => `Stock of ${title}, ${choice}`,
  notValid: ruleTexts.stock,
  changedTo: (stock: number) => `Meanwhile it became ${grouped(stock)}. Look again, then save.`,
  gone: (names: string) => `No longer there, so not saved: ${names}`,
  save: 'Save stock',
  unsaved: (rows: number, pages: number) =>
    `${rows === 1 ? '1 change' : `${rows} changes`} not saved${pages === 1 ? '' : `, on ${pages} pages`}`,
  saved: (rows: number) =>
    rows === 1 ? 'One stock was saved.' : `${grouped(rows)} stocks were saved.`,
  refused: (rows: number) =>
    rows === 1 ? 'One was not saved: see its field.' : `${rows} were not saved: see their fields.`,
  elsewhere: 'Not saved, on other pages',
} as const
