// Runs on both databases.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts'
import { createFolderMail } from '../../gateways/mail-folder.ts'
import type { Mail, MailGateway } from '../../gateways/mail.ts'
import { outbox } from '../../db/schema/operations.ts'
import { pruneOutbox } from './prune-outbox.ts'
import { MAX_OUTBOX_ATTEMPTS, computeRetryDelay } from './retry-delay.ts'
import { sendDueMail } from './send-due-mail.ts'
import { enqueueMail } from './enqueue-mail.ts'

const SETTINGS = { from: 'Shop <orders@shop.example>', host: 'shop.example' }
let database: TestDatabase
let folder: string
let clock = 0
beforeAll(async () => {
  database = await createTestDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'))
})
afterAll(async () => {
  await database.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  clock = Date.now()
  await database.db.delete(outbox)
})

afterEach(() => {
  vi.useRealTimers()
})

const depsWith = (mail: MailGateway) => ({ db: database.db, now: () => new Date(clock), mail, log: () => {} })
const mailOf = (id: string): Mail => ({
  id,
  to: 'kim@example.com',
  subject: `About ${id} – ü`,
  text: `Dear ${id}`,
  html: `<p>Dear ${id}</p>`,
})
const put = (id: string) => database.db.transaction((tx) => enqueueMail(tx, mailOf(id), new Date(clock)))

function recording(fail: (mail: Mail) => boolean = () => false) {
  const sent: string[] = []
  const send = async (mail: Mail) => {
    if (fail(mail)) throw new Error('The server is busy')
    sent.push(mail.id)
  }
  return { sent, gateway: { name: 'smtp', send } satisfies MailGateway }
}

test('a mail is sent once, even if it is written repeatedly and several workers run', async () => {
  const { sent, gateway } = recording()
  for (const id of ['a', 'b', 'a']) await put(id)
  await Promise.all([1, 2, 3].map(() => sendDueMail(depsWith(gateway))))
  await sendDueMail(depsWith(gateway))
  expect(sent.toSorted()).toEqual(['a', 'b'])
})

test('the mail of a transaction that was rolled back is never sent', async () => {
  const { sent, gateway } = recording()
  const undone = database.db.transaction(async (tx) => {
    await enqueueMail(tx, mailOf('undone'), new Date(clock))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual([])
})

test('a failed mail is retried with growing pauses, and doesn’t delay others', async () => {
  let broken = true
  const { sent, gateway } = recording((mail) => broken && mail.id === 'hard')
  await put('hard')
  await put('easy')
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual(['easy'])
  expect(await sendDueMail(depsWith(gateway))).toBe(0)
  broken = false
  clock += computeRetryDelay(1)
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual(['easy', 'hard'])
  expect([1, 2, 3, 20].map(computeRetryDelay)).toEqual([30_000, 60_000, 120_000, 21_600_000])
})

test('the text and address of a sent mail are deleted', async () => {
  await put('private')
  await sendDueMail(depsWith(recording().gateway))
  expect(JSON.stringify(await database.db.select().from(outbox))).not.toContain('kim@example.com')
})

test('two workers on a slow mail server send each mail once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const id of ['a', 'b', 'c', 'd']) await put(id)
  const second = recording()
  const sent: string[] = []
  const slow: MailGateway = {
    name: 'smtp',
    async send({ id }) {
      sent.push(id)
      // Sending takes two minutes. During that time, the other process looks for work every 20 s.
      for (let passed = 0; passed < 120; passed += 20) {
        clock += 20_000
        await vi.advanceTimersByTimeAsync(20_000)
        await sendDueMail(depsWith(second.gateway))
      }
    },
  }
  await sendDueMail(depsWith(slow))
  expect([...sent, ...second.sent].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a mail whose worker died while sending is sent by another one when the lease ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await put('left')
  const { promise: never } = Promise.withResolvers<void>()
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const dead: MailGateway = {
    name: 'smtp',
    send() {
      resolve()
      return never
    },
  }
  void sendDueMail(depsWith(dead))
  await begun
  const { sent, gateway } = recording()
  clock += 59_000
  expect(await sendDueMail(depsWith(gateway))).toBe(0)
  clock += 1_000
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual(['left'])
})

test('a mail sent while the database was unavailable is recorded later, and not sent again', async () => {
  const { sent, gateway } = recording()
  await put('once')
  let away = true
  const db = Object.create(database.db, {
    update: {
      value: (...parameters: Parameters<typeof database.db.update>) => {
        if (sent.length > 0 && away) {
          away = false
          throw new Error('The database is unavailable')
        }
        return database.db.update(...parameters)
      },
    },
  })
  await sendDueMail({ ...depsWith(gateway), db })
  clock += computeRetryDelay(20)
  await sendDueMail(depsWith(gateway))
  expect(away).toBe(false)
  expect(sent).toEqual(['once'])
})

test('a mail that always fails is given up after many attempts, and keeps its text for another try', async () => {
  const { gateway } = recording(() => true)
  await put('hopeless')
  for (let attempt = 1; attempt <= MAX_OUTBOX_ATTEMPTS; attempt += 1) {
    expect(await sendDueMail(depsWith(gateway))).toBe(1)
    clock += computeRetryDelay(attempt)
  }
  clock += computeRetryDelay(MAX_OUTBOX_ATTEMPTS)
  expect(await sendDueMail(depsWith(gateway))).toBe(0)
  const [row] = await database.db.select().from(outbox)
  expect(row).toMatchObject({ attempts: MAX_OUTBOX_ATTEMPTS, payload: mailOf('hopeless'), doneAt: null })
  expect(row?.failedAt).not.toBeNull()
})

test('old mails that were sent or given up are deleted, and waiting ones stay', async () => {
  const daysAgo = (days: number) => new Date(clock - days * 86_400_000)
  const row = (dedupeKey: string, more: object) => ({ kind: 'mail', dedupeKey, payload: {}, ...more })
  await database.db
    .insert(outbox)
    .values([
      row('waiting for years', { createdAt: daysAgo(1_000) }),
      row('mail of last month', { doneAt: daysAgo(31) }),
      row('mail of last year', { doneAt: daysAgo(366) }),
      row('files of yesterday', { kind: 'production', doneAt: daysAgo(1) }),
      row('files of last month', { kind: 'production', doneAt: daysAgo(31) }),
      row('failed yesterday', { failedAt: daysAgo(1) }),
      row('failed last month', { failedAt: daysAgo(31) }),
    ])
  expect(await pruneOutbox({ db: database.db, now: () => new Date(clock) })).toBe(3)
  const left = await database.db.select({ dedupeKey: outbox.dedupeKey }).from(outbox).orderBy(outbox.id)
  expect(left.map(({ dedupeKey }) => dedupeKey)).toEqual([
    'waiting for years',
    'mail of last month',
    'files of yesterday',
    'failed yesterday',
  ])
})

test('a mail whose worker failed after sending is sent again with the same Message-ID, and is one file', async () => {
  const gateway = createFolderMail(folder, SETTINGS)
  await put('order-1-confirmation')
  const dying: MailGateway = {
    name: 'folder',
    async send(mail) {
      await gateway.send(mail)
      throw new Error('killed')
    },
  }
  await sendDueMail(depsWith(dying))
  clock += computeRetryDelay(1)
  await sendDueMail(depsWith(gateway))
  expect(fs.readdirSync(folder)).toEqual(['order-1-confirmation.eml'])
  const eml = fs.readFileSync(path.join(folder, 'order-1-confirmation.eml'), 'utf8')
  expect(eml).toContain('Message-ID: <order-1-confirmation@shop.example>')
  expect(eml).toContain('To: kim@example.com')
  expect(eml).toContain('text/html')
})

test('a mail can’t leave its folder by its id, or add headers by its contents', async () => {
  const gateway = createFolderMail(folder, SETTINGS)
  await gateway.send({ ...mailOf('../../escape'), subject: 'Hello\r\nBcc: all@example.com' })
  expect(fs.readdirSync(folder)).toContain('.._.._escape.eml')
  expect(fs.readFileSync(path.join(folder, '.._.._escape.eml'), 'utf8')).not.toMatch(/^Bcc:/m)
})
