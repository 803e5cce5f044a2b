// chunk: staff
/** Why goods bear no tax, as table 8 of GSTR-1 asks for them apart. */
export const nilKinds = ['nil_rated', 'exempt', 'non_gst'] as const
export type NilKind = (typeof nilKinds)[number]
