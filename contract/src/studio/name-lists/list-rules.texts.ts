/** Messages for invalid values of name lists. */
export const listRuleTexts = {
  piecesOfRow: 'A whole number from 1 to 50',
  tooManyRows: 'At most 500 rows',
  tooManyColumns: 'At most 12 columns',
  tooManyListed: 'At most 1,000 pieces',
  textTooLong: 'At most 256,000 characters. Please send it as a file',
  rowsOrText: 'Please send rows or a text, one of the two',
  columnUnknown: 'There is no such field',
  columnTwice: 'Two columns hold the same',
  collectUntil: 'A day from today on, at most 180 days ahead',
  tooManyExpected: 'At most 500 people',
  noRows: 'There is nobody on the list yet',
  sheetEmpty: 'There is nothing in it',
  sheetUnreadable: 'This cannot be read as a table. Please send CSV, or XLSX from a spreadsheet',
  sheetUnpacksTooLarge: 'This file is too large once it is unpacked. Please keep to the names',
} as const
