import { createContext, type HTMLAttributes, type ReactElement, use } from 'react'

/** The element of a component. */
export type Part = ReactElement<object>

/** The markup of a part, rendered now or kept from before. */
export type MarkupOf = (part: Part) => string

/** What the server renders parts with. */
export const MarkupOfParts = /* @__PURE__ */ createContext<MarkupOf | undefined>(undefined)

/**
 * An element around a part that many pages show alike. The server renders the part once for the same
 * props and keeps its markup; in the browser it is a part like any other. So it must follow from its
 * props alone, which are JSON: the router's links have a place in it, and what differs by page, by
 * `useId` or by person has none.
 */
export function KeptMarkup({
  as: Tag,
  ...rest
}: { as: 'footer' | 'li' | 'nav'; children: Part } & HTMLAttributes<HTMLElement>) {
  const markupOf = import.meta.env.SSR ? use(MarkupOfParts) : undefined
  if (markupOf) {
    const { children, ...attributes } = rest
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />
  }
  return <Tag {...rest} />
}
