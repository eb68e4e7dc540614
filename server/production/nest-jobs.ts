import { formatFilmTitle, formatFinishTitle } from '../../content/operator/films.ts'
import type { NestRequest, NestView } from '../../contract/job.ts'
import { needsWhiteInk, WHITE_CHOKE_MM } from '../../domain/production/film.ts'
import { computeFilmCost } from '../../domain/production/film-cost.ts'
import { NEST_LIMITS } from '../../domain/production/nest-limits.ts'
import type { Deps } from '../deps.ts'
import type { NestedDecals, NestJob } from '../engine/nest-job.ts'
import type { NestThread } from '../engine/nest-thread.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { readJobFile } from './job-file.ts'
import { findJobs, formatJobNumber, type JobRow } from './jobs.ts'
import { storeNestFiles } from './nest-files.ts'

type NestDeps = Pick<Deps, 'db' | 'now' | 'store'> & { nesting: Pick<NestThread, 'run'> }

/**
 * Why jobs can't be nested:
 * - `unknown-job`: a job doesn't exist.
 * - `twice`: a job is listed twice.
 * - `no-files`: a job's files aren't ready, or the job is made by hand.
 * - `closed`: a job's order was cancelled.
 * - `mixed-films`: the jobs need different films or laminates.
 * - `too-many`: there are too many pieces, or too much data.
 * - `busy`: another nest is being made.
 * - `too-complex`: nesting takes too long.
 */
export type NestRefusal =
  | { ok: false; reason: 'unknown-job' | 'twice' | 'no-files' | 'closed'; jobId: number }
  | { ok: false; reason: 'mixed-films' | 'too-many' | 'busy' | 'too-complex' }

/**
 * The maximum size of all decals together, in bytes. A drawn decal takes about 20 KB and a photograph several MB. After parsing, they take
 * several times as much memory.
 */
const MAX_BYTES = 96 * 1024 * 1024

type JobCopies = { row: JobRow; copies: number }

/**
 * Nests the decals of several jobs on a roll, from the jobs' production files. Stores the print file, the cut file and the sorting sheet.
 */
export async function nestJobs(
  deps: NestDeps,
  { jobs: asked, rollWidthMm, ...how }: NestRequest,
): Promise<{ ok: true; nest: NestView } | NestRefusal> {
  const chosen = await chooseJobs(deps, asked)
  if (!chosen.ok) return chosen
  const decals: NestJob['decals'] = []
  let bytes = 0
  for (const { row, copies } of chosen.wanted) {
    const stored = await readJobFile(deps, row, 'json.gz')
    if (!stored) return { ok: false, reason: 'no-files', jobId: row.job.id }
    decals.push({ stored, copies, name: formatJobNumber(row) })
    bytes += stored.length
    if (bytes > MAX_BYTES) return { ok: false, reason: 'too-many' }
  }
  const id = createCapabilityToken()
  const title = `Nest for ${chosen.wanted.length === 1 ? '1 job' : `${chosen.wanted.length} jobs`}`
  const { film = null, finish = null } = chosen.wanted[0]?.row.job ?? {}
  const white = needsWhiteInk(film) ? { white: { chokeMm: WHITE_CHOKE_MM } } : {}
  const ran = await deps.nesting.run({
    decals,
    roll: { widthMm: rollWidthMm, ...how, ...white },
    title,
    film: describeFilm(film, finish),
  })
  if (!ran.ok) return ran
  const nest = describe(chosen.wanted, ran.nested, { id, rollWidthMm, createdAt: deps.now().toISOString() })
  if (ran.nested.files) await storeNestFiles(deps, nest, ran.nested.files)
  return { ok: true, nest }
}

/** Names a film and its finish in characters that the fonts of PDF readers have. Owners name the colours of film themselves. */
const describeFilm = (film: string | null, finish: string | null): string =>
  [formatFilmTitle(film ?? ''), formatFinishTitle(finish ?? '')]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')

async function chooseJobs(
  deps: NestDeps,
  asked: NestRequest['jobs'],
): Promise<{ ok: true; wanted: JobCopies[] } | NestRefusal> {
  const rows = await findJobs(
    deps,
    asked.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.job.id, row]))
  const wanted: JobCopies[] = []
  for (const { id, pieces } of asked) {
    const row = byId.get(id)
    if (!row) return { ok: false, reason: 'unknown-job', jobId: id }
    if (wanted.some((other) => other.row === row)) return { ok: false, reason: 'twice', jobId: id }
    if (!row.job.madeAt) return { ok: false, reason: 'no-files', jobId: id }
    if (CLOSED_STATUSES.has(row.order.status)) return { ok: false, reason: 'closed', jobId: id }
    wanted.push({ row, copies: Math.min(pieces ?? row.job.pieces, row.job.pieces) })
  }
  const films = new Set(wanted.map(({ row: { job } }) => `${job.film} ${job.finish}`))
  if (films.size > 1) return { ok: false, reason: 'mixed-films' }
  const pieces = wanted.reduce((sum, { copies }) => sum + copies, 0)
  return pieces > NEST_LIMITS.pieces ? { ok: false, reason: 'too-many' } : { ok: true, wanted }
}

const CLOSED_STATUSES: ReadonlySet<string> = new Set(['cancelled', 'refunded'])

type NestRecord = { id: string; rollWidthMm: number; createdAt: string }

function describe(wanted: readonly JobCopies[], { nest, files }: NestedDecals, made: NestRecord): NestView {
  const jobIds = wanted.map(({ row }) => row.job.id)
  const idOf = (index: number): number => jobIds[index] ?? 0
  const { film, finish } = wanted[0]?.row.job ?? { film: null, finish: null }
  const self = `/api/operator/nests/${made.id}`
  return {
    ...made,
    film: formatFilmTitle(film ?? ''),
    finish: formatFinishTitle(finish ?? ''),
    lengthMm: nest.lengthMm,
    pieces: nest.placements.length,
    wastePercent: Math.round(nest.waste * 1_000) / 10,
    costCents: computeFilmCost(film ?? '', { widthMm: made.rollWidthMm, lengthMm: nest.lengthMm }),
    method: nest.method,
    placements: nest.placements.map(({ piece, turn, x, y }) => ({ jobId: idOf(piece), turn, x, y })),
    tooWide: nest.tooWide.map(idOf),
    left: nest.left.flatMap((pieces, index) => (pieces > 0 ? [{ jobId: idOf(index), pieces }] : [])),
    links: files && {
      self,
      print: `${self}/print.pdf`,
      cut: `${self}/cut.dxf`,
      sorting: `${self}/sorting.pdf`,
    },
  }
}
