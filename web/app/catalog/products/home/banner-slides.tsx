import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Banner } from '@tohfa/contract/catalog/banners'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { followMotion, scrollBehavior, wantsMotion } from '#ui/motion.ts'
import { BannerSlide, type Screen } from './banner-slide.tsx'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'
import type { Banners } from './home.data.ts'

/** docs/product.md 5.3. */
const autoplayMs = 3_000
const gap = 50

/**
 * The top banners for one screen size. They advance every three seconds in a loop, also during and
 * after user input. They stop in a hidden tab, with reduced motion, and while they have the
 * keyboard focus. A copy of the first banner follows the last one, so that the loop has no seam. A
 * single banner has no carousel.
 */
export function BannerSlides({ screen, banners }: { screen: Screen; banners: Banners }) {
  const list = useRef<HTMLUListElement>(null)
  /** The next `scrollend` belongs to the jump at the start of a move. */
  const jumped = useRef(false)
  const [wished, setWished] = useState<boolean | null>(null)
  /** A manual move restarts the interval. */
  const [presses, setPresses] = useState(0)
  const moves = useSyncExternalStore(followMotion, wantsMotion, () => true)
  const playing = wished ?? moves
  const shown = banners[screen]
  const count = shown.length

  function move(by: 1 | -1) {
    const element = list.current
    // The slides of the other screen size have no width.
    if (!element?.clientWidth || count < 2) return
    const step = element.clientWidth + gap
    const behavior = scrollBehavior()
    const at = Math.round(element.scrollLeft / step)
    const from = at === 0 && by === -1 ? count : at === count && by === 1 ? 0 : at
    jumped.current = from !== at
    if (jumped.current) element.scrollTo({ left: from * step, behavior: 'instant' })
    element.scrollTo({ left: (from + by) * step, behavior })
  }

  function press(by: 1 | -1) {
    move(by)
    setPresses(presses + 1)
  }

  /** Swiped to the copy of the first banner: continue at the first itself. */
  function settle() {
    const element = list.current
    const isOfJump = jumped.current
    jumped.current = false
    if (isOfJump || !element) return
    if (element.scrollLeft > (element.clientWidth + gap) * (count - 0.5))
      element.scrollTo({ left: 0, behavior: 'instant' })
  }

  useEffect(() => {
    if (!playing || count < 2) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && !list.current?.matches(':has(:focus-visible)')) move(1)
    }, autoplayMs)
    return () => clearInterval(timer)
  })

  if (count < 2) return null
  const firsts = (['wide', 'narrow'] as const).flatMap((one): [Screen, Banner][] => {
    const [first, second] = banners[one]
    return first && second ? [[one, first]] : []
  })
  return (
    <section
      aria-label={texts.banners}
      className={`relative min-w-0 ${screen === 'wide' ? 'narrow:hidden' : 'wide:hidden'}`}
    >
      <ul
        ref={list}
        onScrollEnd={settle}
        className="no-scrollbar flex snap-x snap-mandatory gap-[50px] overflow-x-auto overscroll-x-contain"
      >
        {shown.map((banner, index) => (
          <li key={banner.id} className="w-full shrink-0 snap-start">
            <BannerSlide screen={screen} banner={banner} {...(index === 0 && { firsts })} />
          </li>
        ))}
        {shown.slice(0, 1).map((banner) => (
          <li key="again" aria-hidden inert className="w-full shrink-0 snap-start">
            <BannerSlide screen={screen} banner={banner} />
          </li>
        ))}
      </ul>
      <div className="absolute right-3 bottom-3 flex rounded-control bg-surface/95 wide:right-[max(var(--gutter),calc((100%-var(--page))/2))]">
        <IconButton name={texts.previous} onClick={() => press(-1)}>
          <Icon shape={ChevronLeft} className="size-5" />
        </IconButton>
        <IconButton name={playing ? texts.pause : texts.play} onClick={() => setWished(!playing)}>
          {playing ? (
            <Icon shape={Pause} className="size-4" />
          ) : (
            <Icon shape={Play} className="size-4" />
          )}
        </IconButton>
        <IconButton name={texts.next} onClick={() => press(1)}>
          <Icon shape={ChevronRight} className="size-5" />
        </IconButton>
      </div>
    </section>
  )
}
