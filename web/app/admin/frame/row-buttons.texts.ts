/** The buttons of a row that has a place among others; `name` is what the row is about. */
export const rowButtonsTexts = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  moved: 'The order is kept.',
} as const
