// Runs on both databases.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { createFolderMail } from '../gateways/mail-folder.ts'
import type { Mail, MailGateway } from '../gateways/mail.ts'
import { outbox } from '../db/schema/operations.ts'
import { retryDelay } from './retry-delay.ts'
import { sendDueMail } from './send-mail.ts'
import { writeMail } from './write-mail.ts'

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

const depsWith = (mail: MailGateway) => ({ db: database.db, now: () => new Date(clock), mail, log: () => {} })
const mailOf = (id: string): Mail => ({
  id,
  to: 'kim@example.com',
  subject: `About ${id} – ü`,
  text: `Dear ${id}`,
  html: `<p>Dear ${id}</p>`,
})
const put = (id: string) => database.db.transaction((tx) => writeMail(tx, mailOf(id), new Date(clock)))

function recording(fail: (mail: Mail) => boolean = () => false) {
  const sent: string[] = []
  const send = async (mail: Mail) => {
    if (fail(mail)) throw new Error('The server is busy')
    sent.push(mail.id)
  }
  return { sent, gateway: { name: 'smtp', send } satisfies MailGateway }
}

test('a mail is sent once, however often it is written and however many workers there are', async () => {
  const { sent, gateway } = recording()
  for (const id of ['a', 'b', 'a']) await put(id)
  await Promise.all([1, 2, 3].map(() => sendDueMail(depsWith(gateway))))
  await sendDueMail(depsWith(gateway))
  expect(sent.toSorted()).toEqual(['a', 'b'])
})

test('a mail of a transaction that was rolled back is never sent', async () => {
  const { sent, gateway } = recording()
  const undone = database.db.transaction(async (tx) => {
    await writeMail(tx, mailOf('undone'), new Date(clock))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual([])
})

test('a mail that fails is tried again later, with growing pauses, and keeps no other from going out', async () => {
  let broken = true
  const { sent, gateway } = recording((mail) => broken && mail.id === 'hard')
  await put('hard')
  await put('easy')
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual(['easy'])
  expect(await sendDueMail(depsWith(gateway))).toBe(0)
  broken = false
  clock += retryDelay(1)
  await sendDueMail(depsWith(gateway))
  expect(sent).toEqual(['easy', 'hard'])
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([30_000, 60_000, 120_000, 21_600_000])
})

test('of a mail that was sent, no text and no address stay behind', async () => {
  await put('private')
  await sendDueMail(depsWith(recording().gateway))
  expect(JSON.stringify(await database.db.select().from(outbox))).not.toContain('kim@example.com')
})

test('a mail whose worker died after sending goes out again under the same Message-ID and is one file', async () => {
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
  clock += retryDelay(1)
  await sendDueMail(depsWith(gateway))
  expect(fs.readdirSync(folder)).toEqual(['order-1-confirmation.eml'])
  const eml = fs.readFileSync(path.join(folder, 'order-1-confirmation.eml'), 'utf8')
  expect(eml).toContain('Message-ID: <order-1-confirmation@shop.example>')
  expect(eml).toContain('To: kim@example.com')
  expect(eml).toContain('text/html')
})

test('a mail cannot leave its folder by its id, nor gain headers by its contents', async () => {
  const gateway = createFolderMail(folder, SETTINGS)
  await gateway.send({ ...mailOf('../../escape'), subject: 'Hello\r\nBcc: all@example.com' })
  expect(fs.readdirSync(folder)).toContain('.._.._escape.eml')
  expect(fs.readFileSync(path.join(folder, '.._.._escape.eml'), 'utf8')).not.toMatch(/^Bcc:/m)
})
