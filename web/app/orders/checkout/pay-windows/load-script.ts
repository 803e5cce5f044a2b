const patienceMs = 20_000
const loading = new Map<string, Promise<boolean>>()

/**
 * The global of a third-party script, which is loaded once. Undefined after a failure, which is not
 * cached.
 */
export async function loadScript<T>(
  src: string,
  brought: () => T | undefined,
): Promise<T | undefined> {
  const loaded = loading.get(src) ?? inject(src, () => brought() !== undefined)
  loading.set(src, loaded)
  if (await loaded) return brought()
  loading.delete(src)
  return undefined
}

function inject(src: string, isHere: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => end(false), patienceMs)
    function end(loaded: boolean) {
      clearTimeout(timer)
      const isLoaded = loaded && isHere()
      if (!isLoaded) script.remove()
      resolve(isLoaded)
    }
    script.src = src
    script.async = true
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    document.head.append(script)
  })
}
