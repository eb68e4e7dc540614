/** Replaces the parameters in a route's path by values. If a parameter is a file name, it gets an extension that the route accepts. */
export function fillPath(path: string, value: (name: string) => string): string {
  return path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? fillSegment(segment, value) : segment.replace(/^\*$/, 'orders'),
    )
    .join('/')
}

export const hasParameters = (path: string): boolean => path.includes('/:')

const EXAMPLE_EXTENSIONS = ['png', 'webp', 'pdf', 'xml']

function fillSegment(segment: string, value: (name: string) => string): string {
  const [, name = '', pattern = ''] = /^:(\w+)(?:\{(.*)\})?$/.exec(segment) ?? []
  if (name === 'version') return '2026-04'
  if (/^[a-z]+(\|[a-z]+)+$/.test(pattern)) return pattern.split('|')[0] ?? ''
  const ending = EXAMPLE_EXTENSIONS.find((one) => pattern.includes(one))
  if (ending !== undefined) return `${value(name)}.${ending}`
  return name === 'file' ? `${value(name)}.png` : value(name)
}
