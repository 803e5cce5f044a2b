import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/button.tsx'
import { followMotion, scrollBehavior, wantsMotion } from '../ui/motion.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { BannerSlide, slideShape } from './banner-slide.tsx'
import { homeTexts as texts } from './home.texts.ts'
import type { Banners } from './products.thunks.ts'

/** Spec section 9. */
const autoplayMs = 3_000
const gap = 50

/**
 * The banners of the top: slides by themselves every three seconds, round and round, also after
 * somebody moved them; not while they are held, in another tab, or for who wants no motion. After
 * the last one stands the first again, so that the round has no seam. One banner is no carousel.
 */
export function BannerSlides({ banners }: { banners: Banners | null }) {
  const frame = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** The next end of a scroll is that of the jump with which a move began. */
  const jumped = useRef(false)
  const [wished, setWished] = useState<boolean | null>(null)
  const moves = useSyncExternalStore(followMotion, wantsMotion, () => true)
  const playing = wished ?? moves
  const count = banners?.wide.length ?? 0

  function move(by: 1 | -1) {
    const element = list.current
    if (!element || count < 2) return
    const step = element.clientWidth + gap
    const behavior = scrollBehavior()
    const at = Math.round(element.scrollLeft / step)
    const from = at === 0 && by === -1 ? count : at === count && by === 1 ? 0 : at
    jumped.current = from !== at
    if (jumped.current) element.scrollTo({ left: from * step, behavior: 'instant' })
    element.scrollTo({ left: (from + by) * step, behavior })
  }

  /** Swiped onto the first one's double: on with the first itself. */
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
      // A finger leaves `:hover` behind on what it tapped last.
      const pointed = matchMedia('(hover: hover)').matches && frame.current?.matches(':hover')
      const held = pointed || frame.current?.matches(':has(:focus-visible)')
      if (!held && !document.hidden) move(1)
    }, autoplayMs)
    return () => clearInterval(timer)
  })

  if (!banners) return <Skeleton className={slideShape} />
  if (count < 2) return null
  return (
    <section ref={frame} aria-label={texts.banners} className="relative">
      <ul
        ref={list}
        onScrollEnd={settle}
        className="no-scrollbar flex snap-x snap-mandatory gap-[50px] overflow-x-auto overscroll-x-contain"
      >
        {banners.wide.map((banner, index) => (
          <li key={banner.id} className="w-full shrink-0 snap-start">
            <BannerSlide
              wide={banner}
              narrow={banners.narrow[index] ?? banner}
              first={index === 0}
            />
          </li>
        ))}
        {banners.wide.slice(0, 1).map((banner) => (
          <li key="again" aria-hidden inert className="w-full shrink-0 snap-start">
            <BannerSlide wide={banner} narrow={banners.narrow[0] ?? banner} />
          </li>
        ))}
      </ul>
      <div className="absolute right-[max(var(--gutter),calc((100%-var(--page))/2))] bottom-3 flex max-sm:right-3 rounded-control bg-surface/95">
        <IconButton name={texts.previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton name={playing ? texts.pause : texts.play} onClick={() => setWished(!playing)}>
          {playing ? (
            <Pause aria-hidden className="size-4" />
          ) : (
            <Play aria-hidden className="size-4" />
          )}
        </IconButton>
        <IconButton name={texts.next} onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  )
}
