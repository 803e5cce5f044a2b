import { afterAll, expect, test } from 'vitest'
import { settingRows } from '@tohfa/contract/backoffice/settings/settings-table'
import { sourcesInLanguage } from '../../../../translation/sources-in-language.ts'
import { fieldNames } from './settings.texts.ts'

const key = 'web/admin/settings/settings/settings.texts'
const hindi = await sourcesInLanguage('hi', { [key]: { fieldNames: { announcement: 'पंक्ति' } } })
afterAll(() => hindi.close())

test('a setting without a label in Hindi shows the English one', async () => {
  const pages = await hindi.load<{ fieldNames: typeof fieldNames }>(
    'web/app/admin/settings/settings/settings.texts.ts',
  )
  expect(pages.fieldNames).toEqual({ ...fieldNames, announcement: 'पंक्ति' })
})

test('every setting with a row of its own has a label', () => {
  const paths = settingRows.filter((row) => !('each' in row)).map(({ path }) => path)
  expect(paths.filter((path) => !fieldNames[path])).toEqual([])
})
