import fc from 'fast-check'
import { openRaw, type RawConnection } from '../server/src/platform/http/raw-connection.fixture.ts'
import { type HostileForm, hostileForms } from './hostile-forms.ts'

type FormsReport = {
  statuses: Record<string, number>
  /** How many connections were closed after a form, as its answer had said. */
  closed: number
  /** Forms that met a fault, and next requests that were not served. */
  findings: string[]
  /** The longest that a next request waited for its answer, in ms. */
  longestMs: number
}

const paths = ['/v1/admin-product/upload-files', '/v1/admin-banner/upload-files']

/**
 * Uploads hostile forms one after the other over kept-alive connections. After each it asks for
 * something harmless on the same connection. That must be answered there, or on a new connection if
 * the answer before announced the end of this one.
 */
export async function sendForms(
  { url, token }: { url: string; token: string },
  { forms, connections, seed }: { forms: number; connections: number; seed: number },
): Promise<FormsReport> {
  const report: FormsReport = { statuses: {}, closed: 0, findings: [], longestMs: 0 }
  const work = async (index: number): Promise<void> => {
    let connection = openRaw(url)
    for (let turn = index; turn < forms; turn += connections) {
      const [form] = fc.sample(hostileForms, { seed: seed + turn, numRuns: 1 })
      if (form) connection = await sendOne(connection, { url, token, form, turn }, report)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => work(index)))
  return report
}

async function sendOne(
  connection: RawConnection,
  { url, token, form, turn }: { url: string; token: string; form: HostileForm; turn: number },
  report: FormsReport,
): Promise<RawConnection> {
  connection.write(
    [
      `POST ${paths[turn % paths.length]} HTTP/1.1`,
      'Host: shop',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${form.contentType}`,
      form.framing,
      '\r\n',
    ].join('\r\n'),
  )
  connection.write(form.body)
  const answer = await connection.answer()
  const status = answer?.status ?? 0
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  if (status === 0 || status >= 500) report.findings.push(`form ${turn} was answered ${status}`)
  let next = connection
  if (answer?.headers.get('connection') === 'close') {
    await connection.ended
    report.closed += 1
    next = openRaw(url)
  }
  const from = performance.now()
  next.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
  const after = await next.answer()
  report.longestMs = Math.max(report.longestMs, performance.now() - from)
  if (after?.status === 200) return next
  report.findings.push(
    `after form ${turn}, answered ${status}, the next was ${after?.status ?? 'not'}`,
  )
  return openRaw(url)
}
