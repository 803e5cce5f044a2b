export const changeTexts = {
  goesTo: 'Goes to',
  address: 'Change address',
  addressOf: (number: string) => `Change address of order ${number}`,
  addressTitle: (number: string) => `Where should order ${number} go?`,
  addressNote: 'Only this order goes there. The addresses of your account stay as they are.',
  words: 'Change the words',
  wordsOf: (name: string) => `Change the words of ${name}`,
  sendThere: 'Send it there',
  addressChanged: (number: string) => `Order ${number} goes to the new address.`,
} as const
