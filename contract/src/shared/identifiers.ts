// chunk: typed
/** The first of the ten digits of each script that people type here, and of full width. */
const zeros = Array.from('०০੦૦୦௦౦೦൦᱐꯰۰٠０', (zero) => zero.codePointAt(0) ?? 0)

/** A text with the digits of every Indian script as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** A text without joiners, selectors, direction marks and letters that are blank. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/**
 * A number or code as it is kept, of how people type or paste it: digits of any Indian script become 0
 * to 9; white space, dashes and invisible marks fall away.
 */
export function plainIdentifier(typed: string): string {
  return latinDigits(withoutMarks(typed).replaceAll(/[\s\p{Pd}\u2212]/gu, ''))
}

/**
 * The ten digits of an Indian phone number as people write it: with +91, 0091, 91 or 0 before them,
 * also after `tel:`, with spaces, dashes and brackets, in digits of any Indian script. What is no such
 * number stays as it is.
 */
export function tenDigits(phone: string): string {
  const written = plainIdentifier(phone).replaceAll(/^tel:|[.()]/gi, '')
  return /^(?:(?:\+|0{0,2})91)?0?(\d{10})$/.exec(written)?.[1] ?? phone
}
