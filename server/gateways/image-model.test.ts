import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../tests/setup/find-free-port.ts'
import {
  type FakeImageModelBehaviour,
  type FakeImageModel,
  startFakeImageModel,
} from '../../tests/setup/fake-image-model.ts'
import { createImageModel } from './image-model-openai.ts'

let fakeModel: FakeImageModel
beforeAll(async () => {
  fakeModel = await startFakeImageModel()
})
afterAll(() => fakeModel.stop())
afterEach(() => {
  fakeModel.state.behaviour = 'draws'
})

const open = (settings: { key?: string; timeoutMs?: number; url?: string } = {}) =>
  createImageModel({ url: fakeModel.url, key: 'sk-secret', model: 'leaf-1', credits: 1, ...settings })

describe('an OpenAI-compatible image model', () => {
  it('is asked for one picture by model name, with the key, and returns a PNG', async () => {
    const drawn = await open({ url: `${fakeModel.url}/` }).draw('a maple leaf')
    expect(drawn.ok && Buffer.from(drawn.picture.slice(1, 4)).toString()).toBe('PNG')
    expect(fakeModel.state.requests.at(-1)).toMatchObject({
      path: '/v1/images/generations',
      key: 'Bearer sk-secret',
      model: 'leaf-1',
      prompt: 'a maple leaf',
      n: 1,
      size: '1024x1024',
    })
  })

  it('may respond with the address of the picture', async () => {
    fakeModel.state.behaviour = 'gives an address'
    expect(await open().draw('a leaf')).toMatchObject({ ok: true })
  })

  it.each<[FakeImageModelBehaviour, string]>([
    ['fails', 'failed'],
    ['limits', 'failed'],
    ['talks nonsense', 'failed'],
    ['has no picture', 'failed'],
    ['stops halfway', 'failed'],
    ['redirects', 'failed'],
    ['sends text for a picture', 'not-a-picture'],
    ['sends too much', 'too-large'],
    ['sends too many pixels', 'too-large'],
  ])('that %s is answered with a reason: %s', async (behaviour, reason) => {
    fakeModel.state.behaviour = behaviour
    const asked = fakeModel.state.requests.length
    const drawn = await open().draw('a leaf')
    expect(drawn).toMatchObject({ ok: false, reason })
    expect(JSON.stringify(drawn)).not.toContain('sk-secret')
    // Checks that there was no retry, because the provider might charge twice.
    expect(fakeModel.state.requests.length).toBe(asked + 1)
  })

  it('that hangs is abandoned after the time limit', async () => {
    fakeModel.state.behaviour = 'hangs'
    const drawn = await open({ timeoutMs: 300 }).draw('a leaf')
    expect(drawn).toMatchObject({ ok: false, reason: 'timeout' })
  })

  it('that is unreachable returns a reason too', async () => {
    const drawn = await open({ url: `http://127.0.0.1:${await findFreePort()}/v1` }).draw('a leaf')
    expect(drawn).toMatchObject({ ok: false, reason: 'failed' })
  })
})
