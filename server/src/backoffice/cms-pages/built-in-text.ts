import { readFileSync } from 'node:fs'
import { type PageSource, splitPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import type { CmsPageKey } from './cms-pages.queries.ts'

const folder = new URL('../../../../web/app/pages/', import.meta.url)

/** The text of a page that the shop is built with. */
export function builtInText({ page, language }: CmsPageKey): PageSource {
  const name = language === 'en' ? `${page}.md` : `${page}.${language}.md`
  const { body, ...head } = splitPage(readFileSync(new URL(name, folder), 'utf8'))
  return { ...head, body: body.trim() }
}
