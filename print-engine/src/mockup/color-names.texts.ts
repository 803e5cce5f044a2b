/** The colours with common one-word names. */
export const colorNames = {
  black: 'black',
  grey: 'grey',
  white: 'white',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
} as const
