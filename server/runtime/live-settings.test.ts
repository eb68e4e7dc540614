import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ALL_DEFAULTS, mergeWithAllDefaults } from '../../domain/settings/all-settings.ts'
import { parseEnvironment } from './env.ts'
import { listMissingSettings, listSettingsRequiredToOpen } from './live-settings.ts'

const environment = (settings: Record<string, string>) => {
  const parsed = parseEnvironment(settings)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}
const missing = (settings: Record<string, string>): string[] =>
  listMissingSettings(environment(settings)).map((line) => line.split(':')[0] ?? '')

const PUBLIC = { PUBLIC_URL: 'https://shop.example' }
const LIVE = {
  ...PUBLIC,
  NODE_ENV: 'production',
  TRUSTED_PROXY: '1',
  VISITOR_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SMTP_URL: 'smtps://mail.example',
  OPERATOR_TOKEN: 'x'.repeat(16),
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(LIVE).filter(([name]) => !names.includes(name)))

test('a shop on localhost needs no settings', () => {
  expect(missing({})).toEqual([])
  expect(missing({ PUBLIC_URL: 'https://localhost:3000', HOST: '0.0.0.0' })).toEqual([])
})

test('a shop with all settings starts', () => {
  expect(missing(LIVE)).toEqual([])
  expect(missing(without('NODE_ENV'))).toEqual([])
})

test.each([
  ['TRUSTED_PROXY', { TRUSTED_PROXY: '0' }],
  ['SMTP_URL', { MAIL_TO_FILES: '1' }],
  ['OPERATOR_TOKEN', { SAMPLE_SHOP: '1' }],
  ['STRIPE_SECRET_KEY', { DEMO_PAYMENTS: '1', STRIPE_WEBHOOK_SECRET: '' }],
])('a live shop without %s doesn’t start, unless it opts out with %o', (name, override) => {
  for (const settings of [without(name), without(name, 'NODE_ENV')]) {
    expect(missing(settings)).toEqual([name])
    expect(missing({ ...settings, ...override })).toEqual([])
  }
})

test('keys of a former provider don’t make demo payments real', () => {
  expect(missing({ ...LIVE, PAYMENT_PROVIDER: 'demo' })).toEqual(['STRIPE_SECRET_KEY'])
  expect(missing({ ...LIVE, PAYMENT_PROVIDER: 'demo', DEMO_PAYMENTS: '1' })).toEqual([])
})

test('a public shop needs a secret, and a local one creates its own', () => {
  for (const reach of [{}, { PUBLIC_URL: 'http://shop.example' }, { PUBLIC_URL: '', HOST: '0.0.0.0' }])
    expect(missing({ ...without('VISITOR_SECRET'), ...reach })).toEqual(['VISITOR_SECRET'])
  expect(missing({ ...without('VISITOR_SECRET'), PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

const OWN = mergeWithAllDefaults({
  shop: { name: 'Lock Seven Signs', street: '7 Lock Street' },
  contact: { email: 'hello@lockseven.ca' },
  taxes: { charged: 'none' },
})
const tasks = (settings: Record<string, string>, own = ALL_DEFAULTS) =>
  listSettingsRequiredToOpen(environment(settings), own).map(({ page }) =>
    page.replace('/operator/settings/', ''),
  )

test('a live shop opens only once its owner has set it up, but a declared sample shop opens at once', () => {
  expect(tasks(LIVE)).toEqual(['shop', 'contact', 'taxes'])
  expect(tasks(LIVE, OWN)).toEqual([])
  expect(tasks(LIVE, { ...OWN, taxes: ALL_DEFAULTS.taxes })).toEqual(['taxes'])
  expect(tasks({ ...LIVE, TAX_REGISTRATIONS: 'none' }, { ...OWN, taxes: ALL_DEFAULTS.taxes })).toEqual([])
  expect(tasks({ ...LIVE, SAMPLE_SHOP: '1' })).toEqual([])
  expect(tasks({})).toEqual([])
})

test('the process refuses to start, and names every missing setting', () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: '/nowhere', NODE_ENV: 'production', ...PUBLIC }
  const main = path.join(import.meta.dirname, '..', 'main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of missing({ NODE_ENV: 'production', ...PUBLIC })) expect(stderr).toContain(name)
})
