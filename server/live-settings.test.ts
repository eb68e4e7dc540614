import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseEnvironment } from './env.ts'
import { listMissingSettings } from './live-settings.ts'

function missing(settings: Record<string, string>): string[] {
  const parsed = parseEnvironment(settings)
  if (!parsed.ok) throw new Error(parsed.message)
  return listMissingSettings(parsed.env).map((line) => line.split(':')[0] ?? '')
}

const PUBLIC = { PUBLIC_URL: 'https://shop.example' }
const LIVE = { ...PUBLIC, NODE_ENV: 'production', TRUSTED_PROXY: '1' }

test('a shop on localhost needs no settings', () => {
  expect(missing({})).toEqual([])
  expect(missing({ PUBLIC_URL: 'https://localhost:3000' })).toEqual([])
})

test('a shop that states everything starts', () => {
  expect(missing(LIVE)).toEqual([])
})

test.each([PUBLIC, { ...PUBLIC, NODE_ENV: 'production' }])(
  'behind https it must know its proxies: %o',
  (settings) => {
    expect(missing(settings)).toContain('TRUSTED_PROXY')
    for (const TRUSTED_PROXY of ['0', '2', 'loopback, 192.0.2.0/24'])
      expect(missing({ ...settings, TRUSTED_PROXY })).not.toContain('TRUSTED_PROXY')
  },
)

test('the process refuses to start, and names every setting that is missing', () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: '/nowhere', NODE_ENV: 'production', ...PUBLIC }
  const main = path.join(import.meta.dirname, 'main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of missing({ NODE_ENV: 'production', ...PUBLIC })) expect(stderr).toContain(name)
})
