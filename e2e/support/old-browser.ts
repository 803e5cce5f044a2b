/**
 * For `addInitScript`: removes APIs newer than Safari 16.4, Chrome 111 and Firefox 114, the oldest
 * browsers that the pages support.
 */
export function removeNewerApis(): void {
  const newer: [owner: object, names: string[]][] = [
    [URL, ['canParse', 'parse']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Document.prototype, ['startViewTransition']],
    [Promise, ['try', 'withResolvers']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [
      Set.prototype,
      ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some', 'take', 'toArray'],
    ],
    [window, ['navigation', 'requestIdleCallback', 'scheduler']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}
