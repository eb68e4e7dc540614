import type { Context } from 'hono'
import type { Pages } from './pages.ts'

/** Answers with a page made of this data, for this visitor; where the application was not built, the data goes out as JSON. */
export type SendGiven<T> = (c: Context, data: T, status?: number) => Response | Promise<Response>

/** `name` is what the page's route calls the data. */
export function sendGiven<T>(pages: Pages | null, name: string): SendGiven<T> {
  if (pages) return (c, data, status) => pages.sendPrivate(c, { [name]: data }, status)
  return (_c, data, status = 200) => Response.json(data, { status })
}
