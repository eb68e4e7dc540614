import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { ObjectStore } from './object-store.ts'

export type S3Settings = {
  /** Of the bucket: https://s3.ca-central-1.amazonaws.com/shop-files */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** For one call with its retries: 20 MB on a slow line. */
const TIMEOUT_MS = 20_000
const RETRIES = 2

/** A store that speaks S3 (Amazon, R2, MinIO, Ceph). The bucket is private; nothing is ever served from it directly. */
export function createS3Store(settings: S3Settings, timeoutMs: number = TIMEOUT_MS): ObjectStore {
  const { url, ...credentials } = settings
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const ask = async (
    method: string,
    key: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response | null> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const response = await client.fetch(`${url.replace(/\/+$/, '')}/${key}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      // Signed with the request: what comes through damaged is refused.
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'application/octet-stream' }) },
      ...(body && { body }),
    })
    if (response.ok) return response
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? 'no code'
    // A bucket that is not there is a slip of the settings, not a file that is missing.
    if (response.status === 404 && code === 'NoSuchKey' && method !== 'PUT') return null
    throw new Error(`The store of files answered ${response.status} (${code}) to ${method}`)
  }
  return {
    name: 's3',
    async put(key, bytes) {
      await ask('PUT', key, bytes)
    },
    async get(key) {
      const response = await ask('GET', key)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async remove(key) {
      await ask('DELETE', key)
    },
    hasRoom: async () => true,
    // A lifecycle rule of the bucket is the place for that.
    listBefore: async () => [],
  }
}
