/** Of all blanks, and of one. */
export const mostBlanks = 200
export const mostBlankVariants = 300
export const longestBlankTitle = 120
