import type { Connection } from '#platform/database/connect.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import type { StaffNotifierDeps } from './notify-staff.ts'

export type OrdersDeps = StaffNotifierDeps & {
  connection: Pick<Connection, 'db' | 'transaction'>
  imageUrls: ImageUrls
  taxDocuments: Pick<TaxDocuments, 'moved'>
}
