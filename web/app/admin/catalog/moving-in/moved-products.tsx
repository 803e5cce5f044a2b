import { useState } from 'react'
import { mostBytesOfMoved, type ShopMake } from '@tohfa/contract/catalog/moving/moving-choices'
import type { MovingAnswers, MovedReport } from '@tohfa/contract/catalog/moving/moving'
import { FileChoice } from '#admin/catalog/import-export/file-choice.tsx'
import { Section } from '#admin/catalog/import-export/section.tsx'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { givePictures, type PicturesGiven } from './give-pictures.ts'
import { MovedChoices } from './moved-choices.tsx'
import { MovedResult } from './moved-result.tsx'
import { movingInTexts as texts, zipFaults } from './moving-in.texts.ts'

const usual: MovingAnswers = { separatePrices: false, discount: 1, leaveOut: false }
/** Room for the answers and the names of the pictures. */
const mostBytes = mostBytesOfMoved - 1024 * 1024

/** The products of a former shop: file and pictures are given, questions answered, then imported. */
export function MovedProducts({ source }: { source: ShopMake }) {
  const [csv, setCsv] = useState<string | null>(null)
  const [given, setGiven] = useState<PicturesGiven>({ pictures: {}, refused: [] })
  const [answers, setAnswers] = useState<MovingAnswers>(usual)
  const [report, setReport] = useState<MovedReport | null>(null)
  /** Whether the report is of the present answers and pictures. */
  const [isFresh, setIsFresh] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  const ask = (file: string, pictures: PicturesGiven['pictures'], dryRun: boolean) =>
    call('POST /admin-import/former-products', {
      body: {
        source,
        csv: file,
        pictures,
        answers,
        dryRun,
        ...(!dryRun && report && { plan: report.plan }),
      },
    })

  async function check(file: string, pictures = given.pictures) {
    setBusy(texts.checking)
    setFailure(null)
    const answer = await ask(file, pictures, true)
    setBusy(null)
    setIsFresh(answer.success)
    if (answer.success) setReport(answer.data)
    else setFailure(answer.fields?.['csv'] ?? answer.error)
  }

  async function choose(file: File) {
    setReport(null)
    if (file.size > mostBytes) return setFailure(texts.tooLarge)
    const words = await file.text()
    setCsv(words)
    await check(words)
  }

  async function give(files: readonly File[]) {
    const more = await givePictures(files, (done, all) => setBusy(texts.givingPictures(done, all)))
    setBusy(null)
    const pictures = { ...given.pictures, ...more.pictures }
    setGiven({ pictures, refused: more.refused })
    if (csv !== null) await check(csv, pictures)
  }

  async function start(file: string) {
    setBusy(texts.checking)
    const answer = await ask(file, given.pictures, false)
    setBusy(null)
    if (!answer.success) {
      setIsFresh(false)
      return setFailure(answer.error)
    }
    setReport(null)
    setCsv(null)
    toast('success', texts.done(answer.data.created, answer.data.addresses))
  }

  const pictures = Object.keys(given.pictures).length
  const canStart = report && (report.problems.length === 0 || answers.leaveOut)
  return (
    <Section heading={texts.products} sentence={texts.productsSentence}>
      <FileChoice
        label={texts.file}
        words={busy ?? texts.choose}
        accept=".csv,text/csv"
        busy={busy !== null}
        onFiles={([file]) => file && void choose(file)}
      />
      <div className="pt-4">
        <FileChoice
          label={texts.pictures}
          words={pictures > 0 ? texts.picturesGiven(pictures) : texts.choosePictures}
          accept=".zip,.jpg,.jpeg,.png,.webp,.avif"
          multiple
          busy={busy !== null}
          onFiles={(files) => void give(files)}
        />
      </div>
      <ul className="pt-2 text-sm text-danger empty:hidden">
        {given.refused.slice(0, 20).map(({ name, why }) => (
          <li key={name} className="wrap-anywhere">
            {texts.refusedPicture(name, why in zipFaults ? zipFaults[why as 'broken'] : why)}
          </li>
        ))}
      </ul>
      <p role="alert" className="pt-3 font-medium text-danger empty:hidden">
        {failure}
      </p>
      {csv !== null && report && (
        <>
          <MovedChoices
            report={report}
            answers={answers}
            onChange={(change) => {
              setAnswers({ ...answers, ...change })
              setIsFresh(false)
            }}
          />
          <div aria-live="polite">
            <MovedResult report={report} />
          </div>
          <div className="flex flex-wrap gap-3 pt-4">
            <Button look="secondary" busy={busy !== null} onClick={() => void check(csv)}>
              {texts.check}
            </Button>
            <Button
              busy={busy !== null}
              disabled={!isFresh || !canStart || report.created === 0}
              onClick={() => void start(csv)}
            >
              {texts.start}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
