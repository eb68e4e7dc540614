import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { MailGateway } from './mail.ts'
import { toMailMessage, type MailSettings } from './mail-message.ts'

/**
 * Delivers e-mail by writing .eml files, which mail programs can open, into a folder. If an e-mail is sent twice, there is still only one
 * file.
 */
export function createFolderMail(folder: string, settings: MailSettings): MailGateway {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'folder',
    async send(mail) {
      const { message } = await composer.sendMail(toMailMessage(mail, settings))
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path.join(folder, `${mail.id.replace(/[^\w.-]/g, '_')}.eml`), message)
    },
  }
}

/** Writes a temporary file, flushes it to the disk and renames it. Even after a power failure, the file is either complete or absent. */
async function writeWhole(file: string, content: Parameters<typeof fs.writeFile>[1]): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  const handle = await fs.open(draft, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(draft, file)
  const folder = await fs.open(path.dirname(file), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
