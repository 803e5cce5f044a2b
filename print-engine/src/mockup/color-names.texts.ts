/** The colours that people have one word for. */
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
