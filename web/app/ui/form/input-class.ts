// chunk: cards
/** The classes of all input controls. */
export const inputClass =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-quiet transition-colors hover:border-ink disabled:border-hairline disabled:bg-sunken disabled:text-quiet [&:is(input,textarea)]:read-only:bg-sunken aria-invalid:border-danger'
