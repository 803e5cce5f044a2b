/** The texts of the business fields. */
export const businessTexts = {
  heading: 'Buying for a business?',
  why: 'The GSTIN and the name of the business stand on the invoice. Leave these empty if you buy for yourself.',
  gstin: 'GSTIN',
  gstinHint: '15 letters and digits, as on the registration',
  legalName: 'Name of the business',
  legalNameHint: 'As it is registered',
  receiver: 'Who receives the parcel?',
  receivers: { business: 'The business', other: 'Somebody else' },
  otherNote:
    'The invoice is made out to the business at its own address, and the tax is that of its state.',
  legalAddress: 'Address of the business',
} as const
