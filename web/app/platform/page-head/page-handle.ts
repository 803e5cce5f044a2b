import type { ComponentType } from 'react'

/** What a page says of itself to the layout around it. */
export type PageHandle = {
  showsCategories?: boolean
  /** For the shop's staff, whose visits nobody counts. */
  forStaff?: boolean
  /** Stand in the place of the shop's own. */
  Header?: ComponentType
  Footer?: ComponentType
}
