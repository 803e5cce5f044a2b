/** The line below the fields in which a design is asked about; it takes no space while it is empty. */
export const questionLineClass =
  'flex flex-wrap items-center gap-x-4 border-warning text-sm not-empty:mb-3 not-empty:min-h-11 not-empty:border-l-4 not-empty:pl-4'
