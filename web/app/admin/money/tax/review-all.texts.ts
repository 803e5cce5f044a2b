/** The review of all unreviewed tax classes, in one dialog. */
export const reviewAllTexts = {
  open: (classes: number) => `Review ${classes} at once`,
  title: 'Review tax classes',
  what: 'Compare each rate with its source. What is ticked counts as reviewed, as shown here. What is in doubt is not ticked: ask your accountant first.',
  classes: 'Tax classes to review',
  reviewedBy: 'Reviewed by',
  reviewedByHint: 'Who says that all of these are right',
  reviewedAt: 'Reviewed on',
  cancel: 'Cancel',
  confirm: (classes: number) =>
    classes === 1 ? 'Confirm the review of 1 class' : `Confirm the review of ${classes} classes`,
  saved: (classes: number) =>
    classes === 1 ? '1 tax class is reviewed.' : `${classes} tax classes are reviewed.`,
} as const
