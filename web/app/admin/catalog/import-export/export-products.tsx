import { DownloadButton } from './download-button.tsx'
import { download } from './import-export.calls.ts'
import { importExportTexts as texts } from './import-export.texts.ts'
import { Section } from './section.tsx'

export function ExportProducts() {
  return (
    <Section heading={texts.products} sentence={texts.productsSentence}>
      <DownloadButton
        what={texts.products}
        onDownload={() => download('GET /admin-export/products', {})}
      />
    </Section>
  )
}
