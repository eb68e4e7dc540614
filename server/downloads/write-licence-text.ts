import { shopFacts } from '../../content/shop.ts'
import { licenceCopy } from '../../content/cut-files/licences.ts'
import type { DownloadItem } from './download-item.ts'

/** Writes the licence as plain text. It is delivered with the files. */
export function writeLicenceText({ title, licence, designs }: DownloadItem): string {
  const { name, terms } = licenceCopy[licence]
  const { street, city, province, postalCode } = shopFacts.address
  return [
    title,
    `${name} licence`,
    designs.length > 1 ? `Designs: ${designs.map((design) => design.title).join(', ')}` : '',
    ...terms.map((term) => `- ${term}`),
    licenceCopy.sizes,
    licenceCopy.icons,
    `${shopFacts.name}, ${street}, ${city}, ${province} ${postalCode}, ${shopFacts.email}`,
  ]
    .filter((line) => line !== '')
    .join('\r\n\r\n')
}
