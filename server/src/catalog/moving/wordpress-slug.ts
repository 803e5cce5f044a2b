/**
 * The address that WordPress makes of a title; its export of products has none. Letters of other
 * scripts stay.
 */
export function wordpressSlug(title: string): string {
  return title
    .replaceAll(/<[^<>]*>/g, '')
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])[\u0300-\u036F]+/gi, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/&(?:[a-z]+|#\d+);/g, '')
    .replaceAll(/[\u2013\u2014\u00A0/.]/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
