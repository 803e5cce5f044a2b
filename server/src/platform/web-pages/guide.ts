import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { guideHtml } from '@tohfa/contract/backoffice/guide/guide-html'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { languageOf } from './language.ts'
import { framed } from './plain-page.ts'

type GuideDeps = {
  /** The present name of the shop. */
  storeName: () => string
  limits: Limits
}

const folder = new URL('../../../../docs/guide/', import.meta.url)
/** The page of contents, as a reader of the files expects it. */
const contents = 'README'

const words = {
  en: { contents: 'All chapters', admin: 'To the staff pages', other: 'हिंदी में' },
  hi: { contents: 'सारे अध्याय', admin: 'स्टाफ़ के पेजों पर', other: 'In English' },
} satisfies Record<Language, unknown>
const otherLanguage = { en: 'hi', hi: 'en' } as const satisfies Record<Language, Language>

const inOneLanguage = `/guide/:language(^(?:${languages.join('|')})$)`
/** A name of a file, which is looked for among those that there are. */
const name = '^[\\w-]{1,40}$'

/**
 * The guide for owners (`docs/guide`), as plain pages of the shop: they need no script and no
 * connection to anything but the shop. It holds no secrets, so it asks for no sign-in.
 */
export function guide(app: FastifyInstance, { storeName, limits }: GuideDeps): void {
  const schema = { hide: true }
  const onRequest = limitFiles(limits)

  app.get('/guide', { schema, onRequest }, ({ headers }, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/guide/${languageOf(headers)}`),
  )

  app.get<{ Params: { language: Language } }>(
    inOneLanguage,
    { schema, onRequest },
    ({ params }, reply) => sendChapter(reply, storeName(), params.language, contents),
  )

  app.get<{ Params: { language: Language; chapter: string } }>(
    `${inOneLanguage}/:chapter(${name})`,
    { schema, onRequest },
    ({ params: { language, chapter } }, reply) =>
      sendChapter(reply, storeName(), language, chapter),
  )

  app.get<{ Params: { language: Language; file: string } }>(
    `${inOneLanguage.replace('/guide', '/guide/pictures')}/:file(${name}).webp`,
    { schema, onRequest },
    async ({ params: { language, file } }, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('image/webp')
        .send(await fileIn(`pictures/${language}/`, `${file}.webp`)),
  )
}

async function sendChapter(
  reply: FastifyReply,
  storeName: string,
  language: Language,
  chapter: string,
) {
  const markdown = (await fileIn(`${language}/`, `${chapter}.md`)).toString()
  const heading = /^# (.+)$/m.exec(markdown)?.[1] ?? storeName
  const html = guideHtml(markdown, {
    chapters: `/guide/${language}`,
    pictures: `/guide/pictures/${language}`,
  })
  const { contents: all, admin, other } = words[language]
  const there = otherLanguage[language]
  const elsewhere = `/guide/${there}${chapter === contents ? '' : `/${chapter}`}`
  return reply
    .header('cache-control', 'public, max-age=3600')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      framed(
        storeName,
        language,
        `<nav class="guide"><a href="/guide/${language}">${all}</a> <a href="/admin/today">${admin}</a> <a href="${elsewhere}" lang="${there}">${other}</a></nav>
<div class="guide">
${html}</div>
`,
        `${heading} · ${storeName}`,
      ),
    )
}

/** A file of the guide; 404 for any other name. */
async function fileIn(part: string, file: string): Promise<Buffer> {
  const names = await readdir(new URL(part, folder))
  if (!names.includes(file)) throw new Failure('not_found')
  return readFile(new URL(part + file, folder))
}
