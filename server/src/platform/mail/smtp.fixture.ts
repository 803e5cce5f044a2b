import { type AddressInfo, createServer, type Socket } from 'node:net'

type SmtpServer = {
  url: string
  /** Whole messages as they came in, headers and all. */
  messages: string[]
  /** Puts off the next messages, as a busy server does. */
  postpone(count: number): void
  close(): Promise<void>
}

/** As much of a mail server as it takes to receive. */
export async function openSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = []
  const sockets = new Set<Socket>()
  let postponed = 0
  let recipient = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    let buffer = ''
    let inMessage = false
    socket.setEncoding('utf8').on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.write('220 test ESMTP\r\n')
    socket.on('data', (chunk: string) => {
      buffer += chunk
      for (;;) {
        const end = inMessage ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(end)
        if (at < 0) return
        const part = buffer.slice(0, at)
        buffer = buffer.slice(at + end.length)
        if (!inMessage) recipient = /^RCPT TO:(\S+)/i.exec(part)?.[1] ?? recipient
        socket.write(inMessage ? receive(part) : `${answerTo(part)}\r\n`)
        inMessage = !inMessage && part.toUpperCase() === 'DATA'
      }
    })
  })

  function receive(message: string): string {
    if (postponed > 0) {
      postponed--
      return `451 ${recipient} is busy\r\n`
    }
    messages.push(message)
    return '250 taken\r\n'
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    postpone: (count) => {
      postponed = count
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function answerTo(command: string): string {
  const verb = command.slice(0, 4).toUpperCase()
  if (verb === 'DATA') return '354 go on'
  return verb === 'QUIT' ? '221 bye' : '250 fine'
}
