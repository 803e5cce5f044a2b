/** The aspect ratios (width / height) of banners: on wide screens, and on narrow ones. */
const frames = { wide: 3, tall: 4 / 5 } as const
export type BannerFrame = keyof typeof frames

/** The largest part of a picture that a frame may crop. */
const mostCut = 0.2

/** Whether a picture fills a frame. If not, it is shown whole, with margins. */
export function fillsFrame(
  { width, height }: { width: number; height: number },
  frame: BannerFrame,
): boolean {
  const ratio = width / height / frames[frame]
  return Math.min(ratio, 1 / ratio) >= 1 - mostCut
}
