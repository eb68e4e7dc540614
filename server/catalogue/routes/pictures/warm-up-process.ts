import { access } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { cachePicture, makePicture, getPictureCacheFolder } from './make-picture.ts'
import { parsePictureName } from './picture-name.ts'

// Ends this process when the shop's process has ended, for whatever reason.
process.on('disconnect', () => process.exit())

const [dataDir = '', effort = ''] = process.argv.slice(2)
const cache = getPictureCacheFolder(dataDir)
const asked = new Map<string, (bytes: Uint8Array | null) => void>()

const messageSchema = z.union([
  z.object({ names: z.array(z.string()) }),
  z.object({ source: z.string(), bytes: z.instanceof(Uint8Array).nullable() }),
])

process.on('message', (received) => {
  const message = messageSchema.parse(received)
  if ('names' in message) {
    void makeAll(message.names)
    return
  }
  asked.get(message.source)?.(message.bytes)
  asked.delete(message.source)
})

/** Requests a picture from the object store through the shop's process. */
function readSource(source: string): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    asked.set(source, resolve)
    process.send?.({ source })
  })
}

async function makeAll(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const wanted = parsePictureName(name)
    if (!wanted || (await exists(path.join(cache, name)))) continue
    // Skips a picture that can't be made. The error will be reported when somebody requests the picture.
    const body = await makePicture(readSource, wanted, Number(effort)).catch(() => null)
    // If the picture can't be written, for example because the disk is full, this process ends. Its work isn't essential.
    if (body) await cachePicture(cache, name, body).catch(() => process.exit())
  }
  process.exit()
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
