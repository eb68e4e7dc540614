import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Starts an SMTP server that accepts e-mails slowly, and counts how often each Message-ID arrives. */
export async function startSlowSmtp(port: number, delayMs: number) {
  const received = new Map<string, number>()
  const server = net.createServer((socket) => {
    let text = ''
    let isMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (;;) {
        const end = isMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isMail ? 5 : 2))
        if (isMail) void take(part).then(() => say('250 Taken'))
        else answer(part)
      }
    })
    function answer(line: string) {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'EHLO' || command === 'HELO') say('250 slow')
      else if (command === 'DATA') say('354 Go on')
      else if (command === 'QUIT') socket.end('221 Bye\r\n')
      else say('250 Yes')
      if (command === 'DATA') isMail = true
    }
    async function take(mail: string) {
      isMail = false
      await wait(delayMs)
      const [, id = ''] = /^Message-ID: <([^>]+)>/im.exec(mail) ?? []
      received.set(id, (received.get(id) ?? 0) + 1)
    }
    say('220 slow')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
