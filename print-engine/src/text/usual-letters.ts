/**
 * Letters that every style has, by itself or by a companion; of Devanagari without the rare ones. What
 * decides about the others (further-fonts.ts) is loaded only for them.
 */
const usual =
  /^[\p{ASCII}\p{Default_Ignorable_Code_Point}\p{Zs}\u00C0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20B9\u0901-\u0903\u0905-\u090D\u090F-\u0911\u0913-\u0928\u092A-\u0933\u0935-\u0939\u093C-\u0945\u0947-\u0949\u094B-\u094D\u0950\u0958-\u095E\u0960\u0961\u0964-\u0970\u0980-\u0D7F\u0600-\u06FF\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Component}]*$/u

/** Whether a text has letters that a style may lack. */
export const hasUnusualLetters = (text: string): boolean => !usual.test(text.normalize('NFC'))
