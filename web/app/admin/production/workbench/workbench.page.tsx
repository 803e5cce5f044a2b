import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { scanSteps } from '@tohfa/contract/fulfilment/packing/scan-steps'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/workbench.page'
import { Board } from './board.tsx'
import { Boxes } from './boxes.tsx'
import { workbenchTexts as texts } from './workbench.texts.ts'
import { ScanBar } from './scan-bar.tsx'
import { useScans } from './use-scans.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/bench', { signal }))

/** The polling interval, after which one workbench shows changes of another. */
const pollMs = 20_000

/** The workbench: staff mark prints as done by their tickets, and pack the boxes of orders. */
export default function WorkbenchPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { answer, latest, reload } = useLoaded(loaderData)
  usePolling(reload)
  const { result, box, scan, open, close } = useScans(reload)
  const step = params.get('step') === 'packed' ? 'packed' : 'printed'
  const workbench = latest?.success ? latest.data : null
  const [shown, all] = workbench
    ? step === 'packed'
      ? [workbench.boxes.length, workbench.boxesTotal]
      : [workbench.jobs.length, workbench.jobsTotal]
    : [0, 0]

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-2 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <TabButtons
        label={texts.steps}
        tabs={scanSteps.map((value) => ({ value, label: texts.step[value] }))}
        value={step}
        onChange={(value) => {
          close()
          setParams(value === 'packed' ? { step: value } : {}, {
            preventScrollReset: true,
            defaultShouldRevalidate: false,
          })
        }}
      />
      <div className="py-4">
        <ScanBar step={step} result={result} onScan={(code) => scan(code, step)} />
      </div>
      <div aria-busy={!workbench}>
        <Reading answer={answer} known={workbench} texts={texts} reload={reload} />
        {shown < all && <p className="pb-3 text-sm text-quiet">{texts.more(shown, all)}</p>}
        {workbench && step === 'printed' && <Board jobs={workbench.jobs} onMoved={reload} />}
        {workbench && step === 'packed' && (
          <Boxes
            current={box}
            boxes={workbench.boxes}
            onLay={(code) => scan(code, 'packed')}
            onOpen={open}
          />
        )}
      </div>
    </div>
  )
}

/** Polls while the page is visible, and when it becomes visible again. */
function usePolling(poll: () => void): void {
  const pollNow = useEffectEvent(poll)
  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') pollNow()
    }
    const timer = setInterval(whenSeen, pollMs)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}
