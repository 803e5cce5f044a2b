import type { Consent } from './consent.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const nothing = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Loads the service with all of its storage denied by default, in the order that it requires. */
export function startTag(id: string): void {
  if (window.dataLayer) return
  window.dataLayer = []
  tag('consent', 'default', { ...nothing, wait_for_update: 500 })
  tag('js', new Date())
  tag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Reports the choice to the service; after a withdrawal its cookies are deleted. */
export function updateConsent(choice: Consent): void {
  tag('consent', 'update', { analytics_storage: choice })
  if (choice === 'granted') return
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!name.startsWith('_ga')) continue
    for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/** The service's queue requires an `arguments` object: it ignores an array. */
export function tag(..._words: unknown[]): void {
  window.dataLayer?.push(arguments)
}
