/** What is wrong with a value, where the spec has no words for it. */
export const ruleTexts = {
  notValid: 'Not valid',
  tooLong: (max: number) => `At most ${max} characters`,
  mustBeList: 'Must be a list',
  gender: 'Gender not valid',
  quantity: 'Quantity should be between 1 and 10',
  paymentMethod: 'Payment method not valid',
  status: 'Status not valid',
  productType: 'Product type not valid',
  category: 'Category not valid',
  stock: 'Stock not valid',
  sizes: 'Sizes not valid',
  sameColor: 'This colour is there already',
} as const
