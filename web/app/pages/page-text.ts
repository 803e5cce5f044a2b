import type { RouterContextProvider } from 'react-router'
import type { EditablePage } from '@tohfa/contract/page-texts/editable-pages'
import type { PageContent } from '@tohfa/contract/page-texts/page-content'
import { call } from '../api/api-client.ts'
import { servicesContext } from '../document/services.ts'
import { localeTexts } from '../locale/locale.texts.ts'

/** What staff made of a page for reading, on the server; null while it has its built-in text. */
export function textFromServices(
  context: Readonly<RouterContextProvider>,
  page: EditablePage,
): Promise<PageContent | null> {
  return context.get(servicesContext).texts.content(page, localeTexts.language)
}

/** The same in the browser; where it cannot be read the page is shown as it is built. */
export async function textFromShop(
  key: EditablePage,
  signal: AbortSignal,
): Promise<PageContent | null> {
  const query = { language: localeTexts.language }
  const answer = await call('GET /pages/:key', { params: { key }, query, signal })
  return answer.success ? (answer.data.content as PageContent | null) : null
}
