/** The front matter of a page's file. */
export function headOf(file: string): ReadonlyMap<string, string> {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(file) ?? []
  return new Map(
    head.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([\w-]+): *(.+)$/.exec(line) ?? []
      return [name, value.replace(/^'(.*)'$/, '$1')]
    }),
  )
}
