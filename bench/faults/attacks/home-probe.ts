import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/**
 * This thread requests the home page continuously and reports each response's time. It is a separate thread, so that the attackers' load
 * doesn't delay it.
 */
const { url, everyMs } = z.object({ url: z.string(), everyMs: z.number() }).parse(workerData)

for (;;) {
  const started = performance.now()
  const status = await ask()
  parentPort?.postMessage({ ms: performance.now() - started, status }, [])
  await wait(everyMs)
}

/** Uses plain HTTP, because fetch would decompress the response. */
function ask(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
    response.on('error', () => resolve(0))
  }).on('error', () => resolve(0))
  return promise
}
