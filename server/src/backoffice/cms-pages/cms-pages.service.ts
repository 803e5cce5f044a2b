import { setImmediate as nextTick } from 'node:timers/promises'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import { type EditablePage, editablePages } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import type { CmsPageForm } from '@tohfa/contract/backoffice/cms-pages/cms-page-form'
import type { CmsPage, CmsPageVersion } from '@tohfa/contract/backoffice/cms-pages/cms-pages.calls'
import {
  PageFault,
  type PageSource,
  readText,
} from '@tohfa/contract/backoffice/cms-pages/read-page'
import { announce, type PageChange } from '#platform/database/changes.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { builtInText } from './built-in-text.ts'
import {
  historyOf,
  insertText,
  latestTexts,
  lockTexts,
  type CmsPageRow,
  type CmsPageKey,
} from './cms-pages.queries.ts'

export type CmsPages = ReturnType<typeof createCmsPages>

const mostOfHistory = 30
const longestFault = 80

/** The text of the CMS pages: those that are built in, until staff change them. */
export function createCmsPages({ connection }: { connection: Connection }) {
  const { db } = connection
  type Contents = ReadonlyMap<string, PageContent>
  let kept: Contents | undefined
  let last: Contents = new Map()
  /** Counts the announced changes: a read that began before one is not cached after it. */
  let changes = 0

  async function contents(): Promise<Contents> {
    if (kept) return kept
    const heard = changes
    try {
      const rows = await latestTexts(db)
      const read = new Map<string, PageContent>()
      for (const row of rows) {
        for (const [name, content] of contentOf(row)) read.set(name, content)
        // Between two texts others are answered.
        await nextTick()
      }
      if (heard === changes) kept = last = read
      return read
    } catch {
      // While the database is unavailable, the last one read is used.
      return last
    }
  }

  async function read(source: Database, place: CmsPageKey): Promise<CmsPage> {
    const rows = await historyOf(source, place, mostOfHistory)
    const original = builtInText(place)
    const history = rows.map(({ text, by }) => toVersion(text, by, original))
    const untouched = { ...original, version: 0, builtIn: true, by: null, at: null }
    const { page: key, language } = place
    return { key, language, now: history[0] ?? untouched, original, history }
  }

  return {
    /** The staff's text of a page; null while it has its built-in text. */
    async content(page: EditablePage, language: Language): Promise<PageContent | null> {
      return (await contents()).get(`${page} ${language}`) ?? null
    },

    /** Every page that can be changed, with its version in each language. */
    async list() {
      const rows = await latestTexts(db)
      const versionOf = (key: EditablePage, language: Language) =>
        rows.find((row) => row.page === key && row.language === language)?.version ?? 0
      return editablePages.map((key) => ({
        key,
        languages: Object.fromEntries(
          languages.map((language) => [language, versionOf(key, language)]),
        ) as Record<Language, number>,
      }))
    },

    read: (place: CmsPageKey) => read(db, place),

    preview: (text: PageSource): PageContent => judged(text),

    /**
     * Stores a new text of a page, or resets it to the built-in one.
     *
     * @throws Failure `page_changed` with the current text, `bad_request` at `body`
     */
    async change(page: EditablePage, form: CmsPageForm, staffId: string): Promise<CmsPage> {
      const { language, version, builtIn, title = '', description = '', body = '' } = form
      const text = builtIn ? null : { title, description, body }
      if (text) judged(text)
      const place = { page, language }
      return connection.transaction(async (tx) => {
        await lockTexts(tx)
        const before = await read(tx, place)
        if (before.now.version !== version) throw new Failure('page_changed', { data: before })
        await insertText(tx, { ...place, ...text, version: version + 1, createdBy: staffId })
        await announce(tx, { kind: 'settings' })
        await recordChange(tx, staffId, {
          subject: 'page',
          action: 'changed',
          subjectId: page,
          name: `/${page} (${language})`,
          details: { version: [version, version + 1] },
        })
        return read(tx, place)
      })
    },

    /** Takes note of a change; null means that anything may have changed. */
    invalidate(change: PageChange | null): void {
      if (change && change.kind !== 'settings') return
      changes++
      kept = undefined
    },
  }
}

function toVersion(row: CmsPageRow, by: string | null, original: PageSource): CmsPageVersion {
  const { title, description, body, version, createdAt } = row
  const isBuiltIn = title === null || description === null || body === null
  const text = isBuiltIn ? original : { title, description, body }
  return { ...text, version, builtIn: isBuiltIn, by, at: createdAt.toISOString() }
}

/** A text that a newer version of the shop can no longer parse is replaced by the built-in one. */
function contentOf({ page, language, title, description, body }: CmsPageRow) {
  if (title === null || description === null || body === null) return []
  try {
    return [[`${page} ${language}`, readText({ title, description, body })] as const]
  } catch {
    return []
  }
}

function judged(text: PageSource): PageContent {
  try {
    return readText(text)
  } catch (error) {
    if (!(error instanceof PageFault)) throw error
    const { words } = error
    const sentence = words
      ? message('pageCannotTake', words.replaceAll(/\s+/g, ' ').slice(0, longestFault))
      : message('pageBegins')
    throw refusedFields({ body: sentence })
  }
}
