/** Of all blanks, and of one. */
export const mostBlanks = 200
export const mostBlankVariants = 300
export const longestBlankTitle = 120
/** Of the words of a delivery's paper. */
export const longestReference = 120
export const mostDeliveryRows = 1_000
/** Of a row of a delivery, and of a stock. */
export const mostPieces = 1_000_000
