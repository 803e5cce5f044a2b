import { type BannerFrame, fillsFrame } from '@tohfa/contract/catalog/banner-frames'

/** How a picture fits its frame: it fills it, or it is shown whole with margins. */
export function bannerFit(
  picture: { width: number; height: number },
  frame: BannerFrame,
): 'object-cover' | 'object-contain' {
  return fillsFrame(picture, frame) ? 'object-cover' : 'object-contain'
}
