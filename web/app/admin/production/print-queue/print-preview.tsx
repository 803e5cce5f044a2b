import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { ColorGround } from './color-ground.tsx'
import { printQueueTexts as texts } from './print-queue.texts.ts'

/** Every printed area, on the product's colour where it has no ink. */
export function PrintPreview({ job }: { job: PrintJob }) {
  const areas = [...new Set(job.files.map(({ area }) => area))]
  const pictures = areas.length > 0 ? areas.map((area) => pictureOf(job, area)) : [job.preview]
  return (
    <div className={`grid content-start gap-2 ${pictures.length > 1 ? 'grid-cols-2' : ''}`}>
      {pictures.map((src) => (
        <div key={src ?? ''} className="relative border border-hairline">
          <ColorGround color={job.ground} className="absolute inset-0 size-full" />
          <PrivatePicture
            src={src}
            alt={texts.preview(job.title)}
            className="relative h-44 w-full bg-transparent! p-2"
          />
        </div>
      ))}
    </div>
  )
}

const pictureOf = ({ proof }: PrintJob, area: string) => `/v1/proofs/${proof}/${area}.webp`
