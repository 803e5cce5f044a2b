/** Sentences about wrong values of a customer. */
export const customerRuleTexts = {
  cashInvalid: 'Cash is allowed or refused',
} as const
