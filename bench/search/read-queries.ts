import fs from 'node:fs'

/** A search query and the URLs of its expected results. At least one of these URLs has to be among the first results. */
export type ExpectedQuery = { query: string; urls: string[] }

/**
 * Reads a file of queries. Each line contains a query, a tab, and one or more URLs with spaces between them. Lines that begin with # are
 * headings.
 */
export function readQueries(file: string): ExpectedQuery[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', urls = ''] = line.split('\t')
      if (query === '' || !urls.startsWith('/')) throw new Error(`No query with its addresses: ${line}`)
      return { query, urls: urls.split(' ') }
    })
}
