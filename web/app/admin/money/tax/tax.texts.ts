import type { NilKind } from '@tohfa/contract/tax/nil-kinds'
import type { SellerMode } from '@tohfa/contract/tax/seller-modes'

export const taxTexts = {
  title: 'Tax & legal',
  heading: 'Tax & legal',
  loading: 'Loading',
  notRead: 'The seller and the tax classes could not be shown',
  papersOn: 'Tax papers are made',
  papersOnSentence: 'Receipts, invoices and credit notes are made by themselves.',
  papersSample:
    'The seller or a tax class is of the sample, so every paper is marked SAMPLE and is worth nothing in law.',
  papersOff: 'No tax papers are made yet',
  papersOffSentence: 'Orders work all the same. What is missing:',
  seller: 'Seller',
  upcoming: (name: string, day: string) => `From ${day}: ${name}`,
  sellerOffered:
    'Filled in from the settings of the shop. Nothing is saved before you press Save the seller.',
  saveSeller: 'Save the seller',
  sellerSaved: (name: string) => `${name} is saved as the seller.`,
  chooseState: 'Choose a state',
  chooseMode: 'Choose one',
  fields: {
    legalName: 'Legal name',
    tradeName: 'Trade name',
    address: 'Address',
    stateCode: 'State',
    mode: 'Registered for GST as',
    gstin: 'GSTIN',
    seriesPrefix: 'Prefix of numbers',
    signatory: 'Signatory',
    validFrom: 'Counts from',
  },
  hints: {
    legalName: 'As on the registration or the PAN',
    address: 'The principal place of business',
    gstin:
      '15 characters, the first two for the state, such as 27AAPFU0939F1ZV. Left empty if unregistered',
    seriesPrefix: '1 to 4 letters, such as TF in 2627/TFA0000123',
    validFrom: 'Today when it is left empty; what was issued stays as it is',
  },
  classes: 'Tax classes',
  classesSentence:
    'Each product is taxed by a class, usually that of its type. A proposal counts once somebody who knows has reviewed it.',
  newClass: 'Add a class',
  hsn: 'HSN',
  rateUpTo: (rate: number, price: string, above: number) =>
    `${rate} %, above ${price} before tax ${above} %`,
  rate: (rate: number) => `${rate} %`,
  nil: 'Exempt',
  inUse: 'in use',
  from: (day: string, rate: string) => `From ${day}: ${rate}`,
  notReviewed: 'Not reviewed',
  reviewedBy: (name: string, day: string) => `${name}, ${day}`,
  sampleOnly: 'Taken for granted by the sample',
  review: (key: string) => `Change or review ${key}`,
  change: 'Change',
} as const

export const modeLabels: Record<SellerMode, string> = {
  regular: 'Regular: charges tax, delivers to all of India',
  composition: 'Composition: charges no tax, delivers in its own state only',
  unregistered: 'Not registered: charges no tax, delivers in its own state only',
}

/** The dialog for one class. */
export const nilKindLabels: Record<NilKind, string> = {
  nil_rated: 'Nil rated: the tariff has it at 0 %',
  exempt: 'Exempt: a notification takes the tax away',
  non_gst: 'Outside GST',
}

export const classFormTexts = {
  addTitle: 'Add a tax class',
  editTitle: (key: string) => `Tax class ${key}`,
  key: 'Name',
  keyHint: 'Small letters, digits and dashes, such as wall-clock',
  hsn: 'HSN',
  hsnHint: 'The tax code of the goods: 4, 6 or 8 digits, such as 6912 for mugs',
  uqc: 'Unit',
  uqcHint: 'As GST names it: NOS for pieces, PAC for packs',
  nil: 'Sold without tax',
  nilHint: 'On: sold without any tax, as some rakhis are.',
  nilKind: 'Why without tax',
  nilKindHint:
    'Table 8 of GSTR-1 asks for these apart. It counts for what is invoiced from then on.',
  rate: 'Rate in %',
  above: 'Another rate above (₹)',
  aboveHint: 'Price of a piece before tax; empty if there is one rate',
  rateAbove: 'Rate above that in %',
  source: 'Source',
  sourceHint: 'The notification, or “In doubt:” and what is in doubt',
  reviewedBy: 'Reviewed by',
  reviewedByHint: 'Who says that this is right',
  reviewedAt: 'Reviewed on',
  validFrom: 'Counts from',
  validFromHint: 'Today when it is left empty',
  cancel: 'Cancel',
  save: 'Save',
  saved: (key: string) => `The tax class ${key} is saved.`,
} as const
