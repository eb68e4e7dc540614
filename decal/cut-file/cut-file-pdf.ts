import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { createPdfLayer } from '../export/pdf-objects.ts'
import type { CutFile } from './cut-file.ts'
import { layOutCutFilePage, writeFilledLayer } from './cut-file-page.ts'

/** Writes the cut file as a one-page PDF at its real size, with one layer per colour. The file has no fonts, pictures, dates or ids. */
export async function writeCutFilePdf(cutFile: CutFile, title: string): Promise<Uint8Array> {
  const page = layOutCutFilePage(cutFile)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const layers = cutFile.layers.map((layer) => ({ layer, group: createPdfLayer(context, layer.name) }))
  const { node } = pdf.addPage([page.width, page.height])
  const content = layers.map(({ layer }) => `/OC /${layer.name} BDC\n${writeFilledLayer(layer, page)}EMC\n`)
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join(''))))
  const properties = Object.fromEntries(layers.map(({ layer, group }) => [layer.name, group]))
  node.set(PDFName.of('Resources'), context.obj({ Properties: properties }))
  const groups = layers.map(({ group }) => group)
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: groups, D: { Order: groups, ON: groups } }))
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}
