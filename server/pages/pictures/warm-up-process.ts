import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { exists, keepPicture, makePicture, pictureFolders } from './make-picture.ts'
import { parsePictureName, pictureName } from './picture-name.ts'

/** What cards take on phones and desks. */
const CARD_WIDTHS = [320, 480]
/** Sources that are made ahead at most, some ten minutes of work: in a larger shop the visitors choose. */
const MOST_SOURCES = 1_000

// The shop went, in whatever way.
process.on('disconnect', () => process.exit())
process.channel?.unref()

const [dataDir = '', effort = '', ...first] = process.argv.slice(2)
const folders = pictureFolders(dataDir)
const sources = await readdir(folders.media).catch(() => [])
const ofCards = sources
  .slice(0, MOST_SOURCES)
  .flatMap((source) => CARD_WIDTHS.map((width) => pictureName(path.parse(source).name, width, 'avif')))

for (const name of new Set([...first, ...ofCards])) {
  const wanted = parsePictureName(name)
  if (!wanted || (await exists(path.join(folders.made, name)))) continue
  // A file that is no picture shows itself when somebody asks for it.
  const body = await makePicture(folders, wanted, Number(effort)).catch(() => null)
  // A full disk, or a data folder that was taken away: this work can be left.
  if (body) await keepPicture(folders, name, body).catch(() => process.exit())
}
