import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { getClientAddress } from '../runtime/request-address.ts'
import type { Log } from '../runtime/log.ts'
import { type MemoryPlan, planMemory } from '../runtime/memory-plan.ts'
import { TimeBudget } from '../runtime/time-budget.ts'
import { describeMakingRefusal, engineRefusalMessages } from '../../content/making-refusals.ts'
import type { BannerDesign } from '../../domain/banner/banner-design.ts'
import type { BannerInput, BannerPrintJob } from './banner-jobs.ts'
import { ENGINE_LIMITS, type EngineLimits } from './engine-limits.ts'
import type { EngineRefusal } from './engine-job.ts'
import { EngineQueue } from './engine-queue.ts'
import { startDrawingThread } from './engine-worker.ts'
import {
  answerSchemas,
  type DrawJob,
  isUploadJob,
  type Job,
  type DecalCutOptions,
  type PictureView,
  type ProductionFormat,
  type DecalSubject,
  type ComposeInput,
} from './jobs.ts'
import type { LetteringRequest } from './lettering-job.ts'
import type { MakingRefusal } from './making-refusal.ts'
import { PictureCache } from './picture-cache.ts'
import type { LabelJob } from './label-job.ts'
import { type LabelResult, LabelThread } from './label-thread.ts'
import type { PressJobOptions } from './press-options.ts'
import type { PreviewJob } from './preview-job.ts'
import { createUploadProcessStarter } from './upload-process.ts'

type Answers = { [K in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[K]> }
type Refusal = { ok: false; reason: EngineRefusal; message: string; cause?: MakingRefusal }

type InspectOptions = { asker: string; coarseAccepted?: boolean; signal?: AbortSignal | undefined }
type WantedFile = { asker: string; format: ProductionFormat; title: string; press?: PressJobOptions }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * The time in ms after which the process for uploaded files ends if it has no jobs. The process takes 180 MB of memory, but starting it
 * takes only half a second.
 */
const UPLOADS_IDLE_MS = 5 * 60_000
const PRINTS_IDLE_MS = 5_000
const PRINT_REFUSAL = { code: 'print-too-complex' } as const

/**
 * The decal engine. A thread draws designs. A process with a memory limit reads uploaded files, and another process makes the print files
 * of banners. If the engine refuses a job, it returns a message for the visitor; unexpected errors reject the promise. The parameter
 * `asker` identifies the requester for fair queueing. All visitors at one IP address count as one requester, because anyone can become a
 * new visitor by sending no cookie.
 */
export class Engine {
  readonly #drawings: EngineQueue
  readonly #uploads: EngineQueue
  readonly #prints: EngineQueue
  readonly #limits: EngineLimits
  readonly #pictures = new PictureCache()
  readonly #labels = new LabelThread()
  /**
   * A random id of this process, which is part of the ETags of pictures. It changes with a restart, because a new version of the engine may
   * draw differently.
   */
  readonly life = randomBytes(6).toString('base64url')

  constructor(log: Log, limits: EngineLimits = ENGINE_LIMITS, plan: MemoryPlan = planMemory()) {
    const shared = { log, limits, budget: new TimeBudget(limits.askerMs, limits.refilledWithinMs) }
    this.#drawings = new EngineQueue(startDrawingThread, shared)
    this.#uploads = new EngineQueue(createUploadProcessStarter(plan.readingMb), {
      ...shared,
      waitingBytes: plan.waitingBytes,
      idleMs: UPLOADS_IDLE_MS,
      endsStopped: true,
    })
    this.#limits = limits
    this.#prints = plan.printsWhileReading
      ? this.#uploads
      : new EngineQueue(createUploadProcessStarter(plan.printingMb), {
          ...shared,
          limits: { ...limits, waitMs: Math.max(limits.waitMs, limits.printMs) },
          waitingBytes: plan.waitingBytes,
          idleMs: PRINTS_IDLE_MS,
        })
  }

  /** Loads fonts and icons before the first visitor needs them. */
  warm(): void {
    this.#drawings.warm()
  }

  async stop(): Promise<void> {
    const queues = new Set([this.#drawings, this.#uploads, this.#prints])
    await Promise.all([...[...queues].map((queue) => queue.stop()), this.#labels.stop()])
  }

  /** Composes and draws designs for a prompt. Aborting the signal cancels it. */
  compose(request: ComposeInput, asker: string, signal?: AbortSignal): Promise<Answers['compose'] | Refusal> {
    return this.#ask({ kind: 'compose', request }, answerSchemas.compose, asker, signal)
  }

  /** Lists motifs of the library that match a search; all motifs if the search is empty. */
  motifs(
    page: { search: string; offset: number; count: number },
    asker: string,
  ): Promise<Answers['motifs'] | Refusal> {
    return this.#ask({ kind: 'motifs', ...page }, answerSchemas.motifs, asker)
  }

  /** Draws a motif of the library as SVG. Drawings are cached. */
  async motifPicture(ref: string, asker: string): Promise<Answers['bytes'] | Refusal> {
    const kept = this.#pictures.get(ref)
    if (kept) return { ok: true, bytes: kept }
    const drawn = await this.#ask({ kind: 'motif-picture', ref }, answerSchemas.bytes, asker)
    if (drawn.ok) this.#pictures.keep(ref, drawn.bytes)
    return drawn
  }

  /** Checks and draws a design that a visitor has changed. */
  draw(changed: DrawJob, asker: string, signal?: AbortSignal): Promise<Answers['draw'] | Refusal> {
    return this.#ask({ kind: 'draw', ...changed }, answerSchemas.draw, asker, signal)
  }

  /**
   * Computes the finished size of a decal and the findings of preflight. The findings include problems found while reading an uploaded
   * file.
   */
  inspect(
    subject: DecalSubject,
    making: DecalCutOptions,
    { asker, coarseAccepted = false, signal }: InspectOptions,
  ): Promise<Answers['inspect'] | Refusal> {
    return this.#ask(
      { kind: 'inspect', subject, making, coarseAccepted },
      answerSchemas.inspect,
      asker,
      signal,
    )
  }

  /** Draws a decal for the screen, as a PNG. The picture is cached under `key`, which must contain the subject, size, cut and view. */
  async picture(
    key: string,
    asker: string,
    findJob: () => Promise<{ subject: DecalSubject; making: DecalCutOptions; view: PictureView }>,
  ): Promise<Answers['bytes'] | Refusal> {
    const kept = this.#pictures.get(key)
    if (kept) return { ok: true, bytes: kept }
    const drawn = await this.#ask({ kind: 'picture', ...(await findJob()) }, answerSchemas.bytes, asker)
    if (drawn.ok) this.#pictures.keep(key, drawn.bytes)
    return drawn
  }

  /** Draws the picture for a product page, at the size that is sold. The picture is cached under `key`, which must contain all inputs. */
  async preview(
    key: string,
    asker: string,
    findJob: () => Promise<Omit<PreviewJob, 'kind'>>,
  ): Promise<Answers['preview'] | Refusal> {
    const kept = this.#pictures.get(key)
    if (kept) return answerSchemas.preview.parse(JSON.parse(decoder.decode(kept)))
    const job = { kind: 'preview', ...(await findJob()) } as const
    const drawn = await this.#ask(job, answerSchemas.preview, asker)
    if (drawn.ok) this.#pictures.keep(key, encoder.encode(JSON.stringify(drawn)))
    return drawn
  }

  /** Makes a file for the print room from a design or an uploaded file. */
  file(
    subject: DecalSubject,
    making: DecalCutOptions,
    { asker, ...file }: WantedFile,
  ): Promise<Answers['bytes'] | Refusal> {
    return this.#ask({ kind: 'file', subject, making, ...file }, answerSchemas.bytes, asker)
  }

  /** Makes a file for the print room from a serialised decal. The method `store` serialises decals. */
  storedFile(
    stored: Uint8Array<ArrayBuffer>,
    { asker, press = {}, ...file }: WantedFile,
  ): Promise<Answers['bytes'] | Refusal> {
    return this.#ask({ kind: 'stored-file', stored, press, ...file }, answerSchemas.bytes, asker)
  }

  /** Serialises a finished decal, so that it can later be nested on a roll. */
  store(subject: DecalSubject, making: DecalCutOptions, asker: string): Promise<Answers['bytes'] | Refusal> {
    return this.#ask({ kind: 'store', subject, making }, answerSchemas.bytes, asker)
  }

  /** Writes a design as a cut file, in every format. */
  cutFile(cut: { title: string; design: unknown }, asker: string): Promise<Answers['cutFiles'] | Refusal> {
    return this.#ask({ kind: 'cut-file', ...cut }, answerSchemas.cutFiles, asker)
  }

  /** Converts plain lettering to outlines at its real size, in the order of the request. */
  outline(letterings: readonly LetteringRequest[], asker: string): Promise<Answers['outlines'] | Refusal> {
    return this.#ask({ kind: 'outline', letterings: [...letterings] }, answerSchemas.outlines, asker)
  }

  /** Reads an uploaded file. Returns its format, and a newly encoded picture of it, which is safe to show. */
  readImage(file: Uint8Array<ArrayBuffer>, asker: string): Promise<Answers['image'] | Refusal> {
    return this.#ask({ kind: 'read-image', file }, answerSchemas.image, asker)
  }

  /** Measures the ink bounding boxes of the texts on a banner. */
  measureBanner(design: BannerDesign, asker: string): Promise<Answers['banner'] | Refusal> {
    return this.#ask({ kind: 'measure-banner', design }, answerSchemas.banner, asker)
  }

  /** Draws a banner as it will hang, as a PNG. The picture is cached under the given key. */
  async bannerProof(
    key: string,
    asker: string,
    findBanner: () => Promise<BannerInput>,
  ): Promise<Answers['bytes'] | Refusal> {
    const kept = this.#pictures.get(key)
    if (kept) return { ok: true, bytes: kept }
    const job = { kind: 'banner-proof', banner: await findBanner() } as const
    const drawn = await this.#ask(job, answerSchemas.bytes, asker)
    if (drawn.ok) this.#pictures.keep(key, drawn.bytes)
    return drawn
  }

  /** Makes a banner's print file. It reads uploaded files, so it runs in a process with a memory limit. */
  async printBanner(job: BannerPrintJob, asker: string): Promise<Answers['bytes'] | Refusal> {
    const options = { limitMs: this.#limits.printMs }
    const ran = await this.#prints.run({ kind: 'banner-print', ...job }, asker, options)
    if (ran.ok) return answerSchemas.bytes.parse(ran.value)
    const { reason } = ran
    return reason === 'too-complex'
      ? { ok: false, reason, message: describeMakingRefusal(PRINT_REFUSAL), cause: PRINT_REFUSAL }
      : { ok: false, reason, message: engineRefusalMessages[reason] }
  }

  /** Makes labels from a list in a separate thread, because a long list takes many seconds. */
  labelSheet(job: LabelJob): Promise<LabelResult> {
    return this.#labels.run(job)
  }

  async #ask<T>(job: Job, schema: z.ZodType<T>, asker: string, signal?: AbortSignal): Promise<T | Refusal> {
    const queue = isUploadJob(job) ? this.#uploads : this.#drawings
    const ran = await queue.run(job, getClientAddress() ?? asker, { signal })
    return ran.ok
      ? schema.parse(ran.value)
      : { ok: false, reason: ran.reason, message: engineRefusalMessages[ran.reason] }
  }
}
