/** Why a text is refused whose letters no font of PDFs has. */
export const letterRuleTexts = {
  letterNotPrintable: (letters: string) =>
    `These letters cannot be printed on papers: ${letters}. Please write it otherwise`,
} as const
