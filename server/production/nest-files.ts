import { nestSchema, type NestView } from '../../contract/job.ts'
import type { NestFiles } from '../../decal/nesting/nest-decals.ts'
import type { Deps } from '../deps.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'

type StoreDeps = Pick<Deps, 'store'>

const KEY_PREFIX = 'nests'
const FILE_NAMES = { print: 'print.pdf', cut: 'cut.dxf', sorting: 'sorting.pdf', nest: 'nest.json' } as const
type NestFile = keyof typeof FILE_NAMES

const keyOf = (id: string, file: NestFile): string => `${KEY_PREFIX}/${id}/${FILE_NAMES[file]}`

/**
 * Stores the files of a nest. Its description is stored last, so a nest without a description is unfinished. Throws if the store is full.
 */
export async function storeNestFiles(
  { store }: StoreDeps,
  nest: NestView,
  { pdf, dxf, sorting }: NestFiles,
): Promise<void> {
  const encoder = new TextEncoder()
  const files: [NestFile, Uint8Array][] = [
    ['print', pdf],
    ['cut', encoder.encode(dxf)],
    ['sorting', sorting],
    ['nest', encoder.encode(JSON.stringify(nest))],
  ]
  const bytes = files.reduce((sum, [, content]) => sum + content.length, 0)
  if (!(await store.hasRoom(bytes))) throw new Error('There is no room for the files of a nest')
  for (const [file, content] of files) await store.put(keyOf(nest.id, file), content)
}

/** Reads a file of a nest; null if there is no such nest or file. */
export async function readNestFile(
  { store }: StoreDeps,
  id: string,
  file: NestFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return isCapabilityToken(id) ? store.get(keyOf(id, file)) : null
}

/** Finds an earlier nest; null if there is no such nest. */
export async function findNest(deps: StoreDeps, id: string): Promise<NestView | null> {
  const bytes = await readNestFile(deps, id, 'nest')
  return bytes && nestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Deletes nests older than `before`. The production files of their jobs stay, so the jobs can be nested again. */
export async function sweepNests({ store }: StoreDeps, before: Date): Promise<void> {
  for await (const key of store.listBefore(KEY_PREFIX, before)) await store.remove(key)
}
