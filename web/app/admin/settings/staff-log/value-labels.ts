import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabel } from '#catalog/products/type-label.ts'
import { visibilityTexts } from '#admin/catalog/products/visibility.texts.ts'
import { roleLabels } from '#admin/settings/staff/role.texts.ts'
import { productStudioTexts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { staffReturnStates } from '#admin/returns/returns-queue.texts.ts'
import { choiceLabels } from '#admin/settings/settings/settings.texts.ts'
import { modeLabels } from '#admin/money/tax/tax.texts.ts'
import { deviceLabels, positionLabels } from './staff-log.texts.ts'

/** The labels of a field's values on the page where they are chosen, for use in the log. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  visibility: visibilityTexts.shown,
  staffRole: roleLabels,
  print: printStateLabels,
  return: staffReturnStates,
  newOrderMail: choiceLabels,
  productType: Object.fromEntries(productTypeSlugs.map((type) => [type, typeLabel(type)])),
  mode: modeLabels,
  blank: productStudioTexts.blanks,
  position: positionLabels,
  deviceType: deviceLabels,
}

/** The label of a value from a list. */
export const labelOf = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? labels[field]?.[value] : undefined
