// chunk: cards
/** docs/product.md 13.2: a local part, an at sign, a domain and an ending of 2 to 4 letters. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/
/** docs/product.md 13.2: at least 8 characters with an uppercase, a lowercase and a number. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s
export const otpPattern = /^\d{6}$/
/** Six digits, the first of them 1 to 9 (docs/product.md 12.1). */
export const pinCodePattern = /^[1-9]\d{5}$/
export const phonePattern = /^\d{10}$/
