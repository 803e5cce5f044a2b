// chunk: typed
/** White space, controls, joiners, direction marks, and letters that are blank, such as U+3164, U+2800 and U+1D159. */
const shown =
  /[^\p{White_Space}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]/u

/** Whether a text shows nothing to a reader, so that it counts as empty. */
export const isBlank = (text: string): boolean => !shown.test(text)

/** What may stand at the ends of a text without belonging to a letter, as a joiner or a selector does. */
const edge = /[\p{White_Space}\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u2060\u2800\u3164\uFEFF\uFFA0]/u

/** A text without what is blank at its ends; the empty text where nothing of it is seen. */
export function trimBlank(text: string): string {
  if (isBlank(text)) return ''
  let [start, end] = [0, text.length]
  // All of them are one UTF-16 unit.
  while (edge.test(text.charAt(end - 1))) end -= 1
  while (edge.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}
