import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { Environment } from '../../env.ts'

const PROGRAM = path.join(import.meta.dirname, 'warm-up-process.ts')
/** The lowest there is: pictures are made while nobody else wants the processor. */
const PRIORITY = os.constants.priority.PRIORITY_LOW

/**
 * Makes the pictures of cards ahead of the visitors who will want them, those that stand in `html` first. A process of its
 * own, so that it can stand behind everything else on the machine. `stop` ends it; what is made stays.
 */
export function warmPictures(
  { DATA_DIR, AVIF_EFFORT }: Pick<Environment, 'DATA_DIR' | 'AVIF_EFFORT'>,
  html: string,
): { stop: () => Promise<void> } {
  const first = [
    ...new Set(
      Array.from(html.matchAll(/\/img\/([0-9a-f]+-(?:240|320|480)\.avif)/g), ([, name]) => name ?? ''),
    ),
  ]
  const child = fork(PROGRAM, [DATA_DIR, String(AVIF_EFFORT), ...first], {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY)
  return {
    stop: async () => {
      child.kill()
    },
  }
}
