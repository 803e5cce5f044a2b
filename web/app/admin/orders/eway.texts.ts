export const ewayTexts = {
  heading: 'E-way bill',
  needed:
    'These goods are worth more than may be moved without an e-way bill. The order can be sent once its number is here.',
  number: 'Number of the e-way bill',
  hint: 'Twelve digits, such as 331001234567, from ewaybillgst.gov.in',
  file: 'File for the portal (JSON)',
  none: 'None',
  save: 'Save the number',
  saved: 'The number of the e-way bill is saved.',
} as const
