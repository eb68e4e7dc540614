import { Hono } from 'hono'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../tests/setup/test-database.ts'
import { parseEnvironment } from './runtime/env.ts'
import { readVisitorSecret } from './runtime/stored-secrets.ts'
import { findVisitor, getOrCreateVisitor } from './visitor.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

function shopAt(publicUrl: string, visitorSecret = 'a secret of at least thirty-two characters') {
  const settings = { visitorSecret, env: { PUBLIC_URL: publicUrl }, db: database.db }
  const app = new Hono()
  app.get('/take', async (c) => c.text((await getOrCreateVisitor(c, settings)).hash))
  app.get('/find', async (c) => c.text((await findVisitor(c, settings))?.hash ?? 'nobody'))
  return async (address: string, cookie = '') => {
    const response = await app.request(address, { headers: { cookie } })
    return {
      status: response.status,
      text: await response.text(),
      setCookie: response.headers.get('set-cookie'),
    }
  }
}

const pairOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? ''

test('a visitor gets one signed HttpOnly cookie and is the same visitor with it', async () => {
  const ask = shopAt('http://localhost:3000')
  const first = await ask('/take')
  expect(first.setCookie).toMatch(/^vid=[\w-]{32}\.[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  const again = await ask('/take', pairOf(first.setCookie))
  expect(again).toMatchObject({ text: first.text, setCookie: null })
  expect(first.text).toMatch(/^[0-9a-f]{64}$/)
  expect(first.setCookie).not.toContain(first.text)
})

test('over https the cookie is bound to the host and secure', async () => {
  const ask = shopAt('https://shop.example')
  const { setCookie, text } = await ask('/take')
  expect(setCookie).toMatch(/^__Host-vid=.*; Secure/)
  expect(await ask('/find', pairOf(setCookie))).toMatchObject({ text })
})

test.each([
  'vid=',
  'vid=x',
  'vid=abc.def',
  `vid=${'a'.repeat(32)}.${'A'.repeat(43)}%3D`,
  'vid=%zz',
  'vid=%00.%ff',
  `vid=${'9'.repeat(5000)}`,
])('a cookie we didn’t sign identifies no visitor: %s', async (cookie) => {
  const ask = shopAt('http://localhost:3000')
  expect(await ask('/find', cookie)).toMatchObject({ status: 200, text: 'nobody' })
})

test('a cookie of another shop is no visitor', async () => {
  const { setCookie } = await shopAt(
    'http://localhost:3000',
    'another secret of thirty-two characters',
  )('/take')
  expect(await shopAt('http://localhost:3000')('/find', pairOf(setCookie))).toMatchObject({ text: 'nobody' })
})

function environment(settings: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visitor-secret-'))
  folders.push(folder)
  const parsed = parseEnvironment({ DATA_DIR: folder, ...settings })
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}

test('a local shop makes its secret once and keeps it to itself', () => {
  const env = environment({ NODE_ENV: 'production' })
  const first = readVisitorSecret(env)
  expect(first).toMatchObject({ ok: true })
  expect(readVisitorSecret(env)).toEqual(first)
  expect(fs.statSync(path.join(env.DATA_DIR, 'visitor-secret')).mode & 0o777).toBe(0o600)
})

test('a damaged secret is reported, not replaced', () => {
  const env = environment({})
  fs.writeFileSync(path.join(env.DATA_DIR, 'visitor-secret'), 'short')
  expect(readVisitorSecret(env)).toMatchObject({ ok: false, message: expect.stringContaining('damaged') })
})
