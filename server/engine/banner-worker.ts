import { parentPort, workerData } from 'node:worker_threads'
import { printPdf } from '../../decal/banner/print-pdf.ts'
import { createSetLine } from '../../decal/banner/set-line.ts'
import { installedBannerFonts } from '../../decal/supplies/installed.ts'
import { printJobSchema } from './banner-jobs.ts'
import { bannerSheet, FOR_PRINT } from './banner-sheet.ts'

/** The thread of one print file; it ends with its answer. */
const { banner, title } = printJobSchema.parse(workerData)
const made = await bannerSheet(banner, createSetLine(installedBannerFonts()), FOR_PRINT)
parentPort?.postMessage(made.ok ? { ok: true, pdf: await printPdf(made.sheet, title) } : made, [])
