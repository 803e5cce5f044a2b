import { PDFDocument } from '@cantoo/pdf-lib'

/** PDFs as one, in their order. */
export async function join({
  files,
  made,
}: {
  files: readonly Uint8Array[]
  made: Date
}): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  joined.setTitle('Documents')
  joined.setCreationDate(made)
  joined.setModificationDate(made)
  for (const file of files) {
    const source = await PDFDocument.load(file)
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page)
  }
  return joined.save()
}
