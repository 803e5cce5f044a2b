import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { languages } from '#i18n/languages.ts'
import { editablePages } from './static-pages.ts'
import { cmsPageForm, previewForm } from './cms-page-form.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

const text = { title: z.string(), description: z.string(), body: z.string() }
/** A version of the text; the built-in one where `builtIn`. */
const version = z.object({
  ...text,
  version: z.number().describe('0: nobody changed the built-in text yet'),
  builtIn: z.boolean(),
  by: z.string().nullable().describe('The e-mail of the person'),
  at: z.iso.datetime().nullable(),
})
export type CmsPageVersion = z.infer<typeof version>

const cmsPage = z.object({
  key: z.enum(editablePages),
  language: z.enum(languages),
  now: version,
  original: z.object(text).describe('The text that is built in'),
  history: z.array(version).describe('Newest first, at most 30'),
})
export type CmsPage = z.infer<typeof cmsPage>

/** The text as pages show it. */
const content = z.object({
  title: z.string(),
  heading: z.string(),
  description: z.string(),
  intro: z.unknown(),
  sections: z.array(z.unknown()),
})

const ofPage = { params: z.object({ key: z.enum(editablePages) }) }
const inLanguage = { query: z.object({ language: z.enum(languages).default('en') }) }

/** The text of CMS pages, as staff edit it. */
export const cmsPagesCalls = {
  'GET /admin/pages': {
    ...shared,
    summary: 'The pages whose words can be changed',
    answer: envelope(
      z.array(
        z.object({
          key: z.enum(editablePages),
          languages: z.record(z.enum(languages), z.number()).describe('The version in each'),
        }),
      ),
    ),
  },
  'GET /admin/pages/:key': {
    ...shared,
    summary: 'The words of a page in a language, and what they were',
    ...ofPage,
    ...inLanguage,
    answer: envelope(cmsPage),
  },
  'PUT /admin/pages/:key': {
    ...shared,
    summary: 'Change the words of a page, or take the built-in ones again',
    description:
      'Names the version that was read: of two people the second gets 409 `page_changed` with what is there.',
    ...ofPage,
    body: cmsPageForm,
    answer: envelope(cmsPage),
    failures: [409],
  },
  'POST /admin/pages/:key/preview': {
    ...shared,
    summary: 'The words as the page would show them; nothing is kept',
    ...ofPage,
    body: previewForm,
    answer: envelope(content),
  },
  'GET /pages/:key': {
    access: 'public',
    tag: 'Shop',
    summary: 'The words of a page for reading, where staff changed them',
    ...ofPage,
    ...inLanguage,
    answer: envelope(z.object({ content: content.nullable() })),
  },
} satisfies Calls
