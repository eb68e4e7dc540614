import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applySettings } from '../domain/settings/settings.ts'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '../tests/setup/test-database.ts'
import { parseEnvironment } from './runtime/env.ts'
import { makeDeps } from './make-deps.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(() => applySettings({}))

test('mails have the current name of the shop as their sender', async () => {
  const folder = makeTemporaryFolder()
  const parsed = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: folder })
  if (!parsed.ok) throw new Error(parsed.message)
  const made = makeDeps(parsed.env, database.db, null)
  if (!made.ok) throw new Error(made.message)
  const senderOf = async (id: string) => {
    await made.deps.mail.send({ id, to: 'kim@example.com', subject: 'Hello', text: 'Hello', html: '' })
    const mail = await fs.readFile(path.join(folder, 'mail', `${id}.eml`), 'utf8')
    return /^From: (.*)$/m.exec(mail)?.[1]?.trim()
  }
  expect(await senderOf('before')).toBe('Niagara Decals <hello@niagaradecals.example>')
  applySettings({ shop: { name: 'Lock Seven Signs' }, contact: { email: 'hello@lockseven.ca' } })
  expect(await senderOf('after')).toBe('Lock Seven Signs <hello@lockseven.ca>')
  await made.deps.engine.stop()
})
