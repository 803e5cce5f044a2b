import { copyForPages } from '#studio/photos/photos.service.ts'

export const returnPhotoUrl = (id: string) => `/v1/returns/photos/${id}/${copyForPages}`
