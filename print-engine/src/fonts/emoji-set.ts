/** The file of the emoji's drawings, named by its bytes; `npm run emoji` writes this. */
export const emojiSet = 'fluent-flat.cf876b820772'
/** The file of the common ones together, also named by its bytes. */
export const commonEmojiFile = 'common.94ea92fbb579.json'
