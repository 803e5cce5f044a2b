/**
 * The findings of a name list besides those of preflight, by their code; placeholders take a
 * finding's `params` in their order.
 */
export const listFindingTexts = {
  size_missing: () => 'Please choose a size',
  unknown_size: (size: string) => `There is no size ${size} in this colour`,
  unknown_color: (color: string) => `There is no colour ${color}`,
  too_long: (most: number) =>
    most === 1 ? 'Only one letter fits here' : `At most ${most} letters fit here`,
  bad_quantity: (written: string) => `“${written}” is not a number of pieces from 1 to 50`,
  bad_color: (written: string) => `“${written}” is not a colour such as #a8322a`,
  unknown_choice: (written: string) => `“${written}” is not one of the choices`,
  unknown_photo: () => 'This is not one of your photos',
  unknown_field: () => 'This product no longer has such a field',
  drawing_failed: () => 'This row could not be drawn. Please ask for it again',
  duplicate_number: (number: string) => `The number ${number} is there more than once`,
  duplicate_name: (name: string) => `${name} is there more than once`,
  shrunk_unlike_others: (percent: number) =>
    `These words are printed ${percent}% smaller than those of the other rows`,
  legacy_font: (words: string) =>
    `“${words}” has Latin letters in a column of Hindi. It may be written in an old Hindi font: please type it in Unicode`,
  number_changed: (written: string) =>
    `“${written}” looks as if a spreadsheet had changed it. Please compare it with what was typed`,
} as const
