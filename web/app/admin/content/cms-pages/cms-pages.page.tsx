import { useSearchParams } from 'react-router'
import names from 'virtual:editable-names'
import { editablePages } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import { languages } from '@tohfa/contract/i18n/languages'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/cms-pages.page'
import { TextEditor } from './text-editor.tsx'
import { cmsPageTexts as texts } from './cms-pages.texts.ts'

/** The text that the address names. */
function readQuery(query: URLSearchParams) {
  const key = editablePages.find((one) => one === query.get('page')) ?? editablePages[0]
  const language = languages.find((one) => one === query.get('language')) ?? languages[0]
  return { key, language }
}

export const clientLoader = adminLoader(({ query, signal }) => {
  const { key, language } = readQuery(query)
  return call('GET /admin/pages/:key', { params: { key }, query: { language }, signal })
})

/** The CMS pages, for staff to edit. */
export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const [params, setParams] = useSearchParams()
  const { key, language } = readQuery(params)
  const came = latest?.success ? latest.data : null
  // Nobody must edit one text under the name of another.
  const read = came?.key === key && came.language === language ? came : null
  const ask = (change: { page?: string; language?: string }) =>
    setParams({ page: key, language, ...change }, { preventScrollReset: true })

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-4 text-sm text-quiet">{texts.sentence}</p>
      <div className="grid max-w-xl gap-x-4 sm:grid-cols-2">
        <SelectField
          label={texts.page}
          value={key}
          options={editablePages.map((value) => ({ value, label: names[value] }))}
          onChange={({ currentTarget: { value: page } }) => ask({ page })}
        />
        <SelectField
          label={texts.language}
          value={language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          onChange={({ currentTarget }) => ask({ language: currentTarget.value })}
        />
      </div>
      <Reading answer={answer} known={read} texts={texts} reload={reload} />
      {read && <TextEditor key={`${read.key} ${read.language}`} start={read} />}
    </div>
  )
}
