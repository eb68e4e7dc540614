import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addOperatorToken } from './stored-secrets.ts'
import { readEnvironment } from './read-environment.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'environment-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function read(environment: Record<string, string> = {}) {
  const parsed = readEnvironment(folder, environment)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}

describe('the file .env', () => {
  const write = (text: string) => fs.writeFileSync(path.join(folder, '.env'), text)

  it('fills in what the environment doesn’t set', () => {
    write('PORT=4100\nPUBLIC_URL="http://shop.example"\n# MAIL_FROM=nobody\n')
    expect(read({ PORT: '4200' })).toMatchObject({
      PORT: 4200,
      PUBLIC_URL: 'http://shop.example',
    })
    expect(read().MAIL_FROM).toBeUndefined()
  })

  it('can equal the example file', () => {
    fs.copyFileSync(path.resolve('.env.example'), path.join(folder, '.env'))

    expect(read()).toMatchObject({ OPERATOR_TOKEN: undefined, TRUSTED_PROXY: null, AVIF_EFFORT: 4 })
  })

  it('is named if a value in it is invalid, or if it can’t be read', () => {
    write('PORT=many')
    expect(readEnvironment(folder, {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('PORT'),
    })
    fs.rmSync(path.join(folder, '.env'))
    fs.mkdirSync(path.join(folder, '.env'))
    expect(readEnvironment(folder, {})).toMatchObject({
      ok: false,
      message: expect.stringContaining(path.join(folder, '.env')),
    })
  })

  it('isn’t read by tests', () => {
    write('PORT=4100')
    expect(read({ NODE_ENV: 'test' }).PORT).toBe(3000)
  })
})

describe('the operator token', () => {
  const own = (environment: Record<string, string>) => {
    const found = addOperatorToken(read({ DATA_DIR: folder, ...environment }))
    return found.ok ? found.env.OPERATOR_TOKEN : found.message
  }

  it('is created once if nobody set one, and only its owner can read it', () => {
    const token = own({})
    expect(token).toMatch(/^[\w-]{20}$/)
    expect(own({})).toBe(token)
    expect(fs.statSync(path.join(folder, 'operator-token')).mode & 0o777).toBe(0o600)
    expect(own({ OPERATOR_TOKEN: 'chosen by the owner' })).toBe('chosen by the owner')
  })

  it('is never created for a live shop', () => {
    expect(own({ NODE_ENV: 'production' })).toBeUndefined()
    expect(own({ PUBLIC_URL: 'https://shop.example' })).toBeUndefined()
  })

  it('isn’t taken from a damaged file', () => {
    fs.writeFileSync(path.join(folder, 'operator-token'), 'short')
    expect(own({})).toMatch(/operator-token is damaged/)
  })
})
