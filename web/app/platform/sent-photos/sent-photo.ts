/** The calls that take a photo of a buyer for the shop. */
export type PhotoUpload = 'POST /returns/photos' | 'POST /reviews/photos'

export type SentPhoto = { id: string; url: string }
