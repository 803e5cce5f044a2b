import { useEffect, useRef } from 'react'
import { nearThreshold as threshold } from '../../ui/use-near.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import { fetchSection, type HomeSection } from '../products.thunks.ts'

/** A section of the home page, fetched when it comes into view; `ref` belongs on its element. */
export function useSection(section: HomeSection) {
  const dispatch = useAppDispatch()
  const ref = useRef<HTMLElement>(null)
  const state = useAppSelector(({ products }) => products.sections[section])
  const fresh = state?.fresh ?? false

  useEffect(() => {
    if (fresh || !ref.current) return undefined
    let call: { abort(): void } | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        call = dispatch(fetchSection(section))
      },
      { threshold },
    )
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      call?.abort()
    }
  }, [dispatch, fresh, section])

  return {
    ref,
    items: state?.items ?? [],
    error: state?.error ?? null,
    waiting: !state || state.status === 'loading',
  }
}
