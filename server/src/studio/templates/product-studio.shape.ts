import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import { fontScripts, madeFor, studioFonts } from '@tohfa/print-engine/fonts/fonts'
import type { ProductStudio, StudioForm } from '@tohfa/contract/studio/product-studio'
import { motifNamesOf, motifsOf } from '#studio/motifs/motif-of.ts'
import { outlinesOf } from '#studio/outlines/outlines-of.ts'
import { shownPhotograph } from '#studio/photographs/shown-photograph.ts'
import type { StudioRow, StudioValues } from './product-studio.queries.ts'

/** A studio as the calls answer it: rupees, with all that a page needs to show it. */
export async function studioOf(row: StudioRow): Promise<ProductStudio> {
  const { id, version, dpi, ink, formats } = blanks[row.blank]
  return {
    productId: row.productId,
    category: row.category,
    live: row.live,
    required: row.required,
    blank: { id, version, areas: areasOf(row), dpi, ink, formats: [...formats] },
    template: row.template,
    fields: row.fields,
    fonts: studioFonts
      .filter((font) => row.fonts?.includes(font.id) ?? true)
      .map(({ id, name }) => ({ id, name, scripts: [...fontScripts], madeFor: madeFor(id) })),
    prices: {
      base: toRupees(row.discountedPricePaise),
      surcharge: toRupees(row.surchargePaise),
      extraArea: toRupees(row.extraAreaPaise),
    },
    outlines: await outlinesOf(row.template, ink),
    photographs: row.photographs.map(shownPhotograph),
    motifs: motifsOf(row.template.areas),
    motifNames: motifNamesOf(row.template.areas),
  }
}

/** The printed areas of the product: its own, or those of its blank. */
export function areasOf({ blank, areas }: Pick<StudioRow, 'blank' | 'areas'>): BlankArea[] {
  return areas ?? [...blanks[blank].areas]
}

/** The studio that staff sent, in stored form. */
export function valuesOf({
  surcharge,
  extraArea,
  areas,
  fonts,
  ...rest
}: StudioForm): StudioValues {
  return {
    ...rest,
    areas: areas ?? null,
    fonts: fonts ?? null,
    surchargePaise: toPaise(surcharge),
    extraAreaPaise: toPaise(extraArea),
  }
}

/** A studio in the audit log, in the words of the form. */
export function loggedFields(row: StudioRow): Record<keyof StudioForm, unknown> {
  const { live, required, blank, areas, template, fields, fonts } = row
  return {
    live,
    required,
    blank,
    areas,
    template,
    fields,
    fonts,
    surcharge: toRupees(row.surchargePaise),
    extraArea: toRupees(row.extraAreaPaise),
  }
}
