import sharp from 'sharp'
import { z } from 'zod'
import type { Browser } from './browser.ts'

const imageSchema = z.object({ id: z.string() })
/** How often each file is requested through the balancer. This is enough to reach every process several times. */
const REPEATS = 6

/** Requests an uploaded file and a product's picture from every process. Returns the files that a process couldn't serve. */
export async function readFilesFromEachProcess(browser: Browser): Promise<string[]> {
  const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f6373' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new File([new Uint8Array(original)], 'plain.png', { type: 'image/png' }))
  const sent = await browser.upload('/api/images/upload', form)
  if (sent.status !== 201) return [`an image was not taken: ${sent.status} ${await sent.text()}`]
  const { id } = imageSchema.parse(await sent.json())
  const home = await (await browser.ask('/')).text()
  const picture = /\/img\/[0-9a-f]+-\d+\.avif/.exec(home)?.[0]
  if (picture === undefined) return ['home shows no picture']
  const source = `/media/${picture.slice('/img/'.length).split('-')[0]}.svg`
  const missing: string[] = []
  for (const path of [`/api/images/${id}/original`, `/api/images/${id}`, source, picture]) {
    const statuses: number[] = []
    for (let time = 0; time < REPEATS; time += 1) {
      const answer = await browser.ask(path)
      await answer.body?.cancel()
      statuses.push(answer.status)
    }
    // Until a preview is ready, its URL redirects to the original picture.
    if (!statuses.every((status) => status === 200 || status === 302))
      missing.push(`${path} answered ${statuses.join(', ')}`)
  }
  console.log(`  an uploaded image and a product's picture, ${REPEATS} times each: ${missing.length} missing`)
  return missing
}
