import type { ComponentType } from 'react'

/** Properties of a page for the layout around it. */
export type PageHandle = {
  showsCategories?: boolean
  /** A staff page, whose visits are not counted. */
  forStaff?: boolean
  /** Replace the shop's own. */
  Header?: ComponentType
  Footer?: ComponentType
}
