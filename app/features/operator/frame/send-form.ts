import { operatorFrameCopy } from '../../../../content/operator/frame.ts'

const { refused } = operatorFrameCopy

/** The result of sending a form. `message` is the reason why the shop refused it. */
export type FormResult<T> = { ok: true; value: T } | { ok: false; message: string }

/** Posts a form that contains a file. Never throws. */
export async function sendForm<T>(
  address: string,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): Promise<FormResult<T>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file, file.name)
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'include', cache: 'no-store', body })
    const answer = await response.json()
    if (response.ok) return { ok: true, value: answer }
    if (response.status === 401) return { ok: false, message: refused['signed-out'] }
    return { ok: false, message: typeof answer.detail === 'string' ? answer.detail : refused.failed }
  } catch {
    return { ok: false, message: refused.offline }
  }
}
