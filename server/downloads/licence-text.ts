import { shop } from '../../content/shop.ts'
import { licences } from '../../content/cut-files/licences.ts'
import type { DownloadItem } from './download-item.ts'

/** Writes the licence as plain text. It is delivered with the files. */
export function licenceText({ title, licence, designs }: DownloadItem): string {
  const { name, terms } = licences[licence]
  const { street, city, province, postalCode } = shop.address
  return [
    title,
    `${name} licence`,
    designs.length > 1 ? `Designs: ${designs.map((design) => design.title).join(', ')}` : '',
    ...terms.map((term) => `- ${term}`),
    licences.sizes,
    licences.icons,
    `${shop.name}, ${street}, ${city}, ${province} ${postalCode}, ${shop.email}`,
  ]
    .filter((line) => line !== '')
    .join('\r\n\r\n')
}
