/*
 * Every form that has parts of the product form, as one script. No other page loads these parts, so
 * the script that all staff pages share does not take in what they need, which pages of shoppers
 * need too (web/chunks.ts).
 */
export { DefaultsForm } from '#admin/catalog/product-defaults/defaults-form.tsx'
export { QuickForm } from '#admin/catalog/quick-product/quick-form.tsx'
export { ProductForm } from './product-form.tsx'
