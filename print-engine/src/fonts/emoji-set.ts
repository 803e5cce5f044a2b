/** The file of the emoji's drawings, named by its bytes; `npm run emoji` writes this. */
export const emojiSet = 'fluent-flat.cf876b820772'
