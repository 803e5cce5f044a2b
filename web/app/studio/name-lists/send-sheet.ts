import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { Answer } from '#platform/api/api-client.ts'
import { sendFile } from '#platform/api/send-file.ts'

/** Replaces the rows of a list by those of a CSV or XLSX file. */
export const sendSheet = (id: string, version: number, file: File): Promise<Answer<NameList>> =>
  sendFile('POST /name-lists/:id/file', file, { params: { id }, query: { version } })
