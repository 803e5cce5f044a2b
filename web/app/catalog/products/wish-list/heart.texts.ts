export const heartTexts = { wish: (title: string) => `Wish list: ${title}` } as const
