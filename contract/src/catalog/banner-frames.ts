/** Width to height of the frames in which banners stand: on wide screens, and at the top of others. */
const frames = { wide: 3, tall: 4 / 5 } as const
export type BannerFrame = keyof typeof frames

/** Most that a frame may cut off a picture for it to be still what somebody drew. */
const mostCut = 0.2

/** Whether a picture fills a frame. One that does not is shown whole, with room beside it. */
export function fillsFrame(
  { width, height }: { width: number; height: number },
  frame: BannerFrame,
): boolean {
  const ratio = width / height / frames[frame]
  return Math.min(ratio, 1 / ratio) >= 1 - mostCut
}
