import { lazy } from 'react'

const load = () => import('./all-forms.ts')

/** The forms that share a script; a failure to load it is shown as that of the page. */
export const DefaultsForm = lazy(async () => ({ default: (await load()).DefaultsForm }))
export const QuickForm = lazy(async () => ({ default: (await load()).QuickForm }))
export const ProductForm = lazy(async () => ({ default: (await load()).ProductForm }))
