import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { z } from 'zod'

const requestSchema = z.looseObject({
  model: z.string(),
  prompt: z.string(),
  n: z.number(),
  size: z.string(),
})

/** How the fake server responds to the next requests. */
export type FakeImageModelBehaviour =
  | 'draws'
  | 'draws when told'
  | 'gives an address'
  | 'fails'
  | 'limits'
  | 'talks nonsense'
  | 'has no picture'
  | 'sends text for a picture'
  | 'sends too much'
  | 'sends too many pixels'
  | 'redirects'
  | 'hangs'
  | 'stops halfway'

export type FakeImageModel = Awaited<ReturnType<typeof startFakeImageModel>>

/**
 * Starts a fake image model on this machine. It responds like OpenAI's API, or fails in one of the ways in which such APIs fail.
 */
export async function startFakeImageModel() {
  const state: { behaviour: FakeImageModelBehaviour; requests: Request[]; tell: () => void } = {
    behaviour: 'draws',
    requests: [],
    /** If the behaviour is 'draws when told', the fake server doesn't respond until this function is called. */
    tell: () => undefined,
  }
  const picture = await drawSomething()
  const server = createServer((request, response) => {
    // A request that doesn't belong to the image model's API gets a 400. Such a request may come from another test, which used the same
    // port before.
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/picture.png')
      return void response.setHeader('content-type', 'image/png').end(picture)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    state.requests.push({ path: request.url ?? '', key: request.headers.authorization ?? '', ...body })
    const told = new Promise<void>((resolve) => (state.tell = resolve))
    if (state.behaviour === 'draws when told') await told
    await ANSWERS[state.behaviour](response, { picture, own: `http://${request.headers.host}` })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Request = z.infer<typeof requestSchema> & { path: string; key: string }
type Answer = (response: ServerResponse, given: { picture: Buffer; own: string }) => unknown

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const base64 = (response: ServerResponse, bytes: Buffer) =>
  json(response, { created: 1, data: [{ b64_json: bytes.toString('base64') }] })

const ANSWERS: Readonly<Record<FakeImageModelBehaviour, Answer>> = {
  draws: (response, { picture }) => base64(response, picture),
  'draws when told': (response, { picture }) => base64(response, picture),
  'gives an address': (response, { own }) => json(response, { data: [{ url: `${own}/picture.png` }] }),
  fails: (response) => json(response, { error: { message: 'The server had an error' } }, 500),
  limits: (response) => json(response, { error: { message: 'Rate limit reached', type: 'tokens' } }, 429),
  'talks nonsense': (response) => response.end('<html>Bad Gateway {'),
  'has no picture': (response) => json(response, { created: 1, data: [] }),
  'sends text for a picture': (response) =>
    base64(response, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  'sends too much': (response) => base64(response, Buffer.alloc(15 * 1024 * 1024)),
  'sends too many pixels': async (response) => {
    const create = { width: 12_000, height: 12_000, channels: 3, background: '#ffffff' } as const
    base64(response, await sharp({ create }).png().toBuffer())
  },
  redirects: (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  hangs: () => undefined,
  'stops halfway': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"data":[{"b64_json":"iVBOR')
    response.destroy()
  },
}

/** Draws a red leaf on white, like a model's picture for a sticker. */
async function drawSomething(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/>
    <path d="M512 120 620 330 840 260 780 480 900 560 640 700 660 900H364l20-200L124 560l120-80-60-220 220 70z" fill="#c8242b"/>
    <circle cx="512" cy="520" r="110" fill="#0b1f2a"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
