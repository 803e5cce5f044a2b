export { sampleBanners, type SampleBanner } from './banners.ts'
export { sampleReviews, type SampleReview } from './reviews.ts'
export type { SampleProduct } from './sample-product.ts'
export { sampleProducts } from './sample-products.ts'
