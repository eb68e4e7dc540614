import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { mediaKey } from '../../media-files.ts'
import { pictureName } from './picture-name.ts'

const PROGRAM = new URL('./warm-up-process.ts', import.meta.url)
/** The lowest priority, so that pictures are made only while nothing else needs the processor. */
const PRIORITY = os.constants.priority.PRIORITY_LOW
/** The widths of cards on phones and on desktops. */
const CARD_WIDTHS = [320, 480]
/** The maximum number of source pictures, about ten minutes of work. A larger shop makes the others when they're requested. */
const MAX_SOURCES = 1_000

/** A message from the child process that requests the source with this name. */
const askedSchema = z.object({ source: z.string() })

/**
 * Makes the pictures of cards before visitors need them, starting with those in `html`. It starts a child process, which can
 * have the lowest priority; the child requests the sources from this process. `stop` ends the process, and finished pictures stay.
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
    // Passes bytes without encoding them as text.
    serialization: 'advanced',
  })
  child.unref()
  child.channel?.unref()
  // An error means that the child process has ended or is about to.
  child.on('error', () => {})
  if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY)
  const send = (message: object) => child.connected && child.send(message, () => {})
  child.on('message', (message) => {
    const { source } = askedSchema.parse(message)
    store.get(mediaKey(source)).then(
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
    names.push(...CARD_WIDTHS.map((width) => pictureName(name, width, 'avif')))
    if (names.length >= MAX_SOURCES * CARD_WIDTHS.length) break
  }
  return names
}
