import { afterAll, expect, test, vi } from 'vitest'
import { watchSettings } from '../tests/fixtures/watched-settings.ts'

// `window` is stubbed, because stores start listening to other tabs when they load.
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL('http://localhost/') }))
vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement: { style: {} } }))
afterAll(() => vi.unstubAllGlobals())

// Workers aren't tested: they render nothing, and load only as workers.
test('no module of app/ reads a setting while it loads, which would freeze its value', async () => {
  const found = watchSettings()
  const modules = import.meta.glob([
    './**/*.{ts,tsx}',
    '!./**/*.test.{ts,tsx}',
    '!./entry.client.tsx',
    '!./**/*-worker.ts',
  ])
  expect(Object.keys(modules).length).toBeGreaterThan(500)
  for (const load of Object.values(modules)) await load()
  expect([...found]).toEqual([])
}, 120_000)
