// chunk: staff
/** The reasons for no tax, which table 8 of GSTR-1 lists separately. */
export const nilKinds = ['nil_rated', 'exempt', 'non_gst'] as const
export type NilKind = (typeof nilKinds)[number]
