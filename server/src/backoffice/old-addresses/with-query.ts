/** Of the former shop, where it chose a colour or a size; here it would mean nothing. */
const dropped = new Set(['variant', 'attribute_pa_color', 'attribute_pa_size'])
const mostOfQuery = 1_000

/** The new address with the query of the request, such as the parameters of a campaign. */
export function withQuery(target: string, query: URLSearchParams): string {
  const [address = '', fragment] = target.split('#', 2)
  const [path = '', own = ''] = address.split('?', 2)
  const params = new URLSearchParams(own)
  const present = new Set(params.keys())
  for (const [name, value] of query)
    if (!present.has(name) && !dropped.has(name)) params.append(name, value)
  const search = params.toString()
  const kept = search.length > mostOfQuery ? own : search
  return path + (kept && `?${kept}`) + (fragment === undefined ? '' : `#${fragment}`)
}
