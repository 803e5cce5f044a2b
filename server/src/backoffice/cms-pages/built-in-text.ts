import { readFileSync } from 'node:fs'
import { type PageText, splitPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import type { Place } from './page-texts.queries.ts'

const folder = new URL('../../../../web/app/pages/', import.meta.url)

/** The text of a page that the shop is built with. */
export function builtInText({ page, language }: Place): PageText {
  const name = language === 'en' ? `${page}.md` : `${page}.${language}.md`
  const { body, ...head } = splitPage(readFileSync(new URL(name, folder), 'utf8'))
  return { ...head, body: body.trim() }
}
