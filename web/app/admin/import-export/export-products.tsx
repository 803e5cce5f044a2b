import { DownloadButton } from './download-button.tsx'
import { importExportTexts as texts } from './import-export.texts.ts'
import { Section } from './section.tsx'

export function ExportProducts() {
  return (
    <Section heading={texts.products} sentence={texts.productsSentence}>
      <DownloadButton path="/admin-export/products" what={texts.products} />
    </Section>
  )
}
