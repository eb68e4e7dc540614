import path from 'node:path'
import { readCsvRecords } from '../runtime/csv-records.ts'

export const sampleProductsFile = path.join(import.meta.dirname, '../../sample-shop/products.csv')

let listed: Promise<readonly string[]> | undefined

/**
 * Lists the handles of the sample products. Reads the file of samples once per process, because the file changes only with a new release.
 */
export const listSampleHandles = (): Promise<readonly string[]> => (listed ??= readSampleHandles())

async function readSampleHandles(): Promise<string[]> {
  const handles = new Set<string>()
  let column = -1
  for await (const { cells } of readCsvRecords(sampleProductsFile)) {
    if (column < 0) column = cells.indexOf('Handle')
    else handles.add(cells[column] ?? '')
  }
  return [...handles]
}
