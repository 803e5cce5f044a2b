import { letterRuleTexts } from '@tohfa/print-engine/text/letter-rules.texts'

/** What is wrong with a value, where docs/product.md section 24 names none. */
export const ruleTexts = {
  notValid: 'Not valid',
  tooLong: (max: number) => `At most ${max} characters`,
  ...letterRuleTexts,
  mustBeList: 'Must be a list',
  gender: 'Gender not valid',
  staffRole: 'Role not valid',
  quantity: 'Quantity should be between 1 and 10',
  paymentMethod: 'Payment method not valid',
  status: 'Status not valid',
  productType: 'Product type not valid',
  category: 'Category not valid',
  stock: 'Stock not valid',
  sizes: 'Sizes not valid',
  netQuantity: 'A number and its unit, such as 1 N, 250 g or 330 ml',
  country: 'Country not known',
  sameColor: 'This colour is there already',
  link: 'A link is a path of the shop, or a secure address elsewhere',
  date: 'Date not valid',
  shownAfterFestival: 'Should not be after the festival',
  tooManyFestivals: 'At most 60 festivals',
  place: 'Place not valid',
  endsFirst: 'It ends before it begins',
  pictureFirst: 'Please upload this picture first',
} as const
