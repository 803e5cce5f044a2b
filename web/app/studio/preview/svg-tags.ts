export type Attributes = ReadonlyMap<string, string>
type Tag = { name: string; isEnd: boolean; attributes: Attributes }

/** The tags of an SVG of `areaSvg` in their order; self-closing ones have no end tag. */
export function* tagsOf(svg: string): Generator<Tag> {
  for (const [, end, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const attributes = new Map(
      Array.from(rest.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]),
    )
    yield { name, isEnd: end === '/', attributes }
  }
}
