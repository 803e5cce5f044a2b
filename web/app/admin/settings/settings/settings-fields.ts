import {
  type Setting,
  type SettingSection,
} from '@tohfa/contract/backoffice/settings/setting-kinds'
import { settingRows } from '@tohfa/contract/backoffice/settings/settings-table'

/** A setting as typed; an unset one is empty. */
export type SettingField = Pick<Setting, 'kind' | 'choices'> & {
  /** Its path in the settings, by which the server's messages refer to it. */
  path: string
  most?: number | undefined
}

/** Settings that are saved together. */
export function fieldsOf(section: SettingSection): readonly SettingField[] {
  return settingRows
    .filter((row) => row.section === section && row.shown !== false)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .flatMap(({ path, kind, choices, most, each }) => {
      const field = { kind, ...(choices && { choices }), ...(kind === 'text' && { most }) }
      return each
        ? each.map((name) => ({ ...field, path: `${path}.${name}` }))
        : [{ ...field, path }]
    })
}
