export const viewerTexts = {
  tools: 'Picture tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset zoom',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  close: 'Close',
  scale: (scale: number) => `Zoomed to ${Math.round(scale * 100)} percent`,
} as const
