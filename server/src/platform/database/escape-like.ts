/** A text as `like` and `ilike` compare it to the letter. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
