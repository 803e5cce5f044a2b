import { connect, type Socket } from 'node:net'

type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/** A connection on which a test writes the exact bytes of its requests. */
export type RawConnection = {
  write(bytes: Buffer | string): void
  /** The next answer, or null when the connection ends first. */
  answer(): Promise<RawAnswer | null>
  /** Resolves when the server has closed it. */
  ended: Promise<void>
  close(): void
}

/** Opens a connection to the shop at `url`. */
export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let read: Buffer = Buffer.alloc(0)
  let isOver = false
  let wake = () => undefined as void
  socket.on('data', (bytes) => {
    read = Buffer.concat([read, bytes])
    wake()
  })
  // A write error means that the server has closed the connection.
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true
      wake()
      resolve()
    }
    socket.once('end', end).once('close', end)
  })

  return {
    write: (bytes) => void socket.write(bytes),
    async answer() {
      for (;;) {
        const found = firstAnswer(read)
        if (found) {
          read = found.rest
          return found.answer
        }
        if (isOver) return null
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    ended,
    close: () => void socket.destroy(),
  }
}

function firstAnswer(read: Buffer): { answer: RawAnswer; rest: Buffer } | undefined {
  const end = read.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [status = '', ...lines] = read.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s)
      return [name.toLowerCase(), value]
    }),
  )
  const bodyEnd = end + 4 + Number(headers.get('content-length') ?? 0)
  if (read.length < bodyEnd) return undefined
  return {
    answer: {
      status: Number(status.split(' ')[1]),
      headers,
      body: read.subarray(end + 4, bodyEnd).toString(),
    },
    rest: read.subarray(bodyEnd),
  }
}
