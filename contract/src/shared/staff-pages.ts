/** What the paths of staff pages begin with. */
export const staffStarts = ['/admin', '/styleguide']

/**
 * The staff pages, on which no third-party script runs. They are known by the start of their path, so
 * that no page of a shopper loads the site map.
 */
export const isStaffPage = (path: string): boolean =>
  staffStarts.some((start) => path === start || path.startsWith(`${start}/`))
