import * as z from 'zod/mini'
import { absentOr, oneOf, text } from '#shared/fields.ts'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { withoutDirections } from '@tohfa/print-engine/text/lines'
import { languages } from '#i18n/languages.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { cmsPageRuleTexts } from './cms-page-rules.texts.ts'

const written = {
  title: text(60),
  description: text(150).check(
    z.refine((value) => value === '' || value.length >= 50, cmsPageRuleTexts.pageDescription),
  ),
  body: z.string(absentOr(texts.required, ruleTexts.notValid)).check(
    z.overwrite((value) =>
      withoutDirections(value).replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed(),
    ),
    z.refine((value) => !isBlank(value), texts.required),
    z.maxLength(40_000, ruleTexts.tooLong(40_000)),
  ),
}
const saved = {
  language: oneOf(languages, ruleTexts.notValid),
  version: z.number(absentOr(texts.required, ruleTexts.notValid)).check(z.int(ruleTexts.notValid)),
}

export const previewForm = z.object(written)

/** The new text; with `builtIn` and no text the page has its built-in text again. */
export const cmsPageForm = z
  .object({
    ...saved,
    builtIn: z.optional(z.boolean(ruleTexts.notValid)),
    title: z.optional(written.title),
    description: z.optional(written.description),
    body: z.optional(written.body),
  })
  .check(
    z.superRefine((value, context) => {
      if (value.builtIn === true) return
      for (const name of ['title', 'description', 'body'] as const)
        if (value[name] === undefined)
          context.addIssue({ code: 'custom', path: [name], message: texts.required })
    }),
  )
export type CmsPageForm = z.infer<typeof cmsPageForm>
