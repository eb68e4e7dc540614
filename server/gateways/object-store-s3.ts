import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { checkObjectKey, type ObjectStore } from './object-store.ts'

export type S3Settings = {
  /** The bucket's URL, such as https://s3.ca-central-1.amazonaws.com/shop-files */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The time limit in ms for a call with its retries. A slow connection can transfer 20 MB in that time. */
const TIMEOUT_MS = 20_000
const MAX_RETRIES = 2

/**
 * Creates an object store in an S3 bucket (Amazon, R2, MinIO, Ceph). The bucket is private, so browsers get its files only through the
 * shop.
 */
export function createS3Store(settings: S3Settings, timeoutMs: number = TIMEOUT_MS): ObjectStore {
  const { url, ...credentials } = settings
  const client = new AwsClient({ ...credentials, service: 's3', retries: MAX_RETRIES })
  const bucket = url.replace(/\/+$/, '')
  const ask = async (method: string, target: string, body?: Uint8Array): Promise<Response | null> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const response = await client.fetch(`${bucket}${target}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      // The checksum is part of the signed request, so the object store refuses a body that was damaged on the way.
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'application/octet-stream' }) },
      ...(body && { body: new Uint8Array(body) }),
    })
    if (response.ok) return response
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? 'no code'
    // A missing file isn't an error, but a missing bucket is an error, because it means that the shop is configured incorrectly. The
    // response to HEAD has no body that tells whether the file or the bucket is missing, so the shop assumes that it is the file.
    const isMissing = code === 'NoSuchKey' || method === 'HEAD'
    if (response.status === 404 && isMissing && method !== 'PUT') return null
    throw new Error(`The object store responded ${response.status} (${code}) to ${method}`)
  }
  const at = (key: string): string => `/${checkObjectKey(key)}`
  return {
    name: 's3',
    async put(key, bytes) {
      await ask('PUT', at(key), bytes)
    },
    async get(key) {
      const response = await ask('GET', at(key))
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async open(key) {
      const response = await ask('GET', at(key))
      if (!response?.body) return null
      return { bytes: Number(response.headers.get('content-length')), pieces: response.body }
    },
    async size(key) {
      const response = await ask('HEAD', at(key))
      return response && Number(response.headers.get('content-length'))
    },
    async remove(key) {
      await ask('DELETE', at(key))
    },
    hasRoom: async () => true,
    async *listBefore(prefix, moment) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/` })
        if (next !== undefined) query.set('continuation-token', next)
        const response = await ask('GET', `/?${query}`)
        const page = readPage((await response?.text()) ?? '')
        for (const { Key: key, LastModified: written } of page.Contents)
          if (new Date(written) < moment) yield key
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}

const pageSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
})
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })

function readPage(xml: string) {
  return pageSchema.parse(parser.parse(xml)).ListBucketResult
}
