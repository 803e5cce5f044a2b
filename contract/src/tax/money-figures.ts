/** The figures of a month, in the order of the page. */
export const moneyFigures = ['sold', 'givenBack', 'collected', 'settled', 'fees', 'open'] as const
export type MoneyFigureName = (typeof moneyFigures)[number]
