import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { mediaStorageKey } from '../../media-files.ts'
import { formatPictureName } from './picture-name.ts'

const PROGRAM = new URL('./warm-up-process.ts', import.meta.url)
/** The operating system's lowest priority, so that this work uses only idle processor time. */
const PRIORITY = os.constants.priority.PRIORITY_LOW
/** The widths of product cards on phones and on desktops, in device pixels. */
const CARD_WIDTHS = [320, 480]
/**
 * The maximum number of original pictures to resize, about ten minutes of work. In a shop with more pictures, the rest are resized on
 * request.
 */
const MAX_SOURCES = 1_000

/** A message in which the child process requests an original by name. */
const askedSchema = z.object({ source: z.string() })

/**
 * Makes the pictures of product cards before visitors need them, starting with the pictures in `html`. The work runs in a child process,
 * because priority can only be lowered for a whole process. The child asks this process for the originals. Call the returned function
 * `stop` to end the child; finished pictures are kept.
 */
export function warmPictures(
  { env, store }: Pick<Deps, 'env' | 'store'>,
  html: string,
): { stop: () => Promise<void> } {
  const first = Array.from(
    html.matchAll(/\/img\/([0-9a-f]+-(?:240|320|480)\.avif)/g),
    ([, name]) => name ?? '',
  )
  const child = fork(PROGRAM, [env.DATA_DIR, String(env.AVIF_EFFORT)], {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The messages between the processes contain bytes. With this setting, bytes are sent without being encoded as text.
    serialization: 'advanced',
  })
  child.unref()
  child.channel?.unref()
  // Ignores errors: an error event only means that the child process has ended or is about to end.
  child.on('error', () => {})
  if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY)
  const send = (message: object) => child.connected && child.send(message, () => {})
  child.on('message', (message) => {
    const { source } = askedSchema.parse(message)
    store.get(mediaStorageKey(source)).then(
      (bytes) => send({ source, bytes }),
      () => send({ source, bytes: null }),
    )
  })
  listCards(store).then(
    (ofCards) => send({ names: [...new Set([...first, ...ofCards])] }),
    () => child.kill(),
  )
  return {
    stop: async () => {
      child.kill()
    },
  }
}

async function listCards(store: Deps['store']): Promise<string[]> {
  const names: string[] = []
  for await (const key of store.listBefore('media', new Date())) {
    const { name } = path.parse(key)
    names.push(...CARD_WIDTHS.map((width) => formatPictureName(name, width, 'avif')))
    if (names.length >= MAX_SOURCES * CARD_WIDTHS.length) break
  }
  return names
}
