// chunk: lines
import { useEffect, useEffectEvent, useState } from 'react'
import { privatePictureTexts as texts } from './private-picture.texts.ts'
import { readFile } from './read-file.ts'

/** The result of loading an address: an object URL, or null. */
type Read = { src: string; url: string | null }

/**
 * A picture that only its owner and staff may see: fetched with the token as an object URL, which
 * is released with the component. `className` gives its size from the start, and a failure is shown
 * in it. `src` is an address under /v1, or null without one.
 */
export function PrivatePicture({
  src,
  alt,
  background,
  className = '',
  onCome,
}: {
  src: string | null
  alt: string
  /** The colour behind transparent parts. */
  background?: string | undefined
  className?: string
  /** Called once its file has loaded. */
  onCome?: (() => void) | undefined
}) {
  const read = usePrivateFile(src)
  const isHere = Boolean(read?.url)
  const come = useEffectEvent(() => onCome?.())
  useEffect(() => {
    if (isHere) come()
  }, [isHere])
  if (read?.url)
    return (
      <div className={`grid grid-cols-1 grid-rows-1 place-items-center bg-sunken ${className}`}>
        <img src={read.url} alt={alt} style={{ background }} className="max-h-full max-w-full" />
      </div>
    )
  if (src === null || !read)
    return <div aria-hidden className={`bg-sunken ${src ? 'animate-shimmer' : ''} ${className}`} />
  return (
    <div
      role={alt ? 'img' : undefined}
      aria-label={alt ? `${alt}: ${texts.missing}` : undefined}
      className={`grid place-items-center bg-sunken p-1 text-center text-xs text-quiet ${className}`}
    >
      {texts.missing}
    </div>
  )
}

/** The object URL of a file; undefined until it has loaded or failed. */
export function usePrivateFile(src: string | null): Read | undefined {
  const [read, setRead] = useState<Read>()

  useEffect(() => {
    if (src === null) return undefined
    const controller = new AbortController()
    let url: string | null = null
    async function fetchIt(address: string) {
      const answer = await readFile(address, controller.signal)
      if (controller.signal.aborted) return
      url = answer.success ? URL.createObjectURL(answer.data) : null
      setRead({ src: address, url })
    }
    void fetchIt(src)
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [src])

  return read?.src === src ? read : undefined
}
