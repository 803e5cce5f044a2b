export const registerRowsPerPage = 25
/** The maximum number of orders or documents whose PDFs are joined in one file. */
export const mostDocumentsJoined = 200
/** The maximum number of documents in one zip, below what its format can count. */
export const mostDocumentsZipped = 50_000
