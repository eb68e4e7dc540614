import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Keys = { accessKeyId: string; secretAccessKey: string; region: string }
type Behaviour = 'works' | 'fails once' | 'fails' | 'hangs' | 'breaks off'

const KEYS: Keys = {
  accessKeyId: 'AKIDTESTS',
  secretAccessKey: 'a secret of the tests',
  region: 'ca-central-1',
}
const BUCKET = 'shop-files'
/** How much the time of a signature may differ from the clock, in ms. */
const MAX_SKEW_MS = 15 * 60_000
/** The number of objects on a page of a list. S3 has 1000. With a small number, the tests notice if only the first page is read. */
const PAGE_SIZE = 3

/**
 * Starts a fake S3 on this machine, with one private bucket in memory. It supports PUT, GET, HEAD, DELETE and lists, and returns
 * errors as XML. It verifies signatures as documented for AWS Signature Version 4. It uses only Node's crypto for that, and no code of the
 * client that is tested.
 */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  const state: { behaviour: Behaviour; requests: string[] } = { behaviour: 'works', requests: [] }
  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await read(request)
    state.requests.push(`${request.method} ${request.url}`)
    const { behaviour } = state
    if (behaviour === 'hangs') return
    if (behaviour === 'breaks off') return void request.socket.destroy()
    if (behaviour === 'fails once') state.behaviour = 'works'
    if (behaviour !== 'works') return refuse(response, 503, 'SlowDown')
    const unsigned = findFault(request, body)
    if (unsigned !== null) return refuse(response, 403, unsigned)
    answer(request, { response, body, objects })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    settings: { ...KEYS, url: `${origin}/${BUCKET}` },
    objects,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Words</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

type ReceivedRequest = { response: ServerResponse; body: Buffer; objects: Map<string, Buffer> }

function answer({ method, url = '' }: IncomingMessage, { response, body, objects }: ReceivedRequest): void {
  const [, bucket, ...parts] = new URL(url, 'http://localhost').pathname.split('/')
  const key = parts.join('/')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  if (method === 'GET' && key === '')
    return list(new URL(url, 'http://localhost').searchParams, response, objects)
  if (method === 'PUT') {
    objects.set(key, body)
    return void response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const found = objects.get(key)
  if (!found) return refuse(response, 404, 'NoSuchKey')
  const head = { 'content-length': found.length, 'content-type': 'application/octet-stream' }
  response.writeHead(200, head).end(method === 'HEAD' ? undefined : found)
}

/**
 * Responds with a page of ListObjectsV2. The continuation token is the last key of the page before. The date of every object is the time at
 * which the fake server started.
 */
function list(query: URLSearchParams, response: ServerResponse, objects: Map<string, Buffer>): void {
  const after = query.get('continuation-token') ?? ''
  const found = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = found.slice(0, PAGE_SIZE)
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${STARTED.toISOString()}</LastModified></Contents>`,
  )
  const next = found.length > PAGE_SIZE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
}

const STARTED = new Date()

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Checks the signature of a request. Returns an error code; null if the signature is valid. */
function findFault(request: IncomingMessage, body: Buffer): string | null {
  const { method = '', url = '', headers } = request
  const given = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!given) return 'AccessDenied'
  const [, accessKeyId, day = '', region, names = '', signature = ''] = given
  if (accessKeyId !== KEYS.accessKeyId || region !== KEYS.region) return 'InvalidAccessKeyId'
  const header = (name: string): string => [headers[name]].flat().join(',').trim()
  const [time, hash] = [header('x-amz-date'), header('x-amz-content-sha256')]
  if (!time.startsWith(day) || Math.abs(Date.now() - readTime(time)) > MAX_SKEW_MS)
    return 'RequestTimeTooSkewed'
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted()
  const lines = signed.map((name) => `${name}:${header(name)}\n`).join('')
  const canonical = [method, pathname, query.join('&'), lines, names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, KEYS.region, 's3', 'aws4_request'].reduce(
    hmac,
    Buffer.from(`AWS4${KEYS.secretAccessKey}`),
  )
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

/** Parses a time such as 20261122T080000Z to milliseconds. */
const readTime = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
