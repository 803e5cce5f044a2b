export const trailTexts = {
  home: 'Home',
  breadcrumb: 'You are here',
} as const
