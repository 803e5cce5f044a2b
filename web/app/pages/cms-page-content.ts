// chunk: reading
import type { RouterContextProvider } from 'react-router'
import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { call } from '#platform/api/api-client.ts'
import { bring } from '#platform/page-head/bring.ts'
import type { Coming } from '#platform/page-head/coming.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'

/** Staff's version of a static page; without content it has its built-in text. */
export type LoadedPage = { content: PageContent | null }

/** Loads it on the server. */
export async function contentFromServices(
  context: Readonly<RouterContextProvider>,
  page: EditablePage,
): Promise<LoadedPage> {
  const { texts } = context.get(servicesContext)
  return { content: await texts.content(page, localeTexts.language) }
}

/** Loads it in the browser; after a failure the page has its built-in text. */
export function contentFromShop(key: EditablePage, request: Request): Promise<Coming<LoadedPage>> {
  const query = { language: localeTexts.language }
  return bring(request, async (signal) => {
    const answer = await call('GET /pages/:key', { params: { key }, query, signal })
    return { content: answer.success ? (answer.data.content as PageContent | null) : null }
  })
}
