type Expectations = {
  /** A text that must not be anywhere in the response. */
  secret?: RegExp
  foreign?: RegExp
  /** The place to which a redirect may lead. */
  redirectsWithin?: string
}

/** Lists the faults of a response as sentences. Includes general faults, such as missing headers. */
export async function inspectResponse(
  answer: Response,
  { secret, foreign, redirectsWithin }: Expectations = {},
): Promise<string[]> {
  const { status, headers } = answer
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const all = `${[...headers].map((header) => header.join(': ')).join('\n')}\n\n${text}`
  const location = headers.get('location')
  return [
    ...(secret?.test(all) ? [`${status} holds what is the victim's`] : []),
    ...(foreign?.test(all) ? [`${status} repeats ${foreign.exec(all)?.[0]}`] : []),
    ...(headers.has('evil-header') ? ['took a header out of a value'] : []),
    ...(headers.has('access-control-allow-origin') ? ['lets scripts of other sites read it'] : []),
    ...(status >= 500 && status !== 503 ? [`answered ${status}`] : []),
    ...(location !== null && redirectsWithin !== undefined && isElsewhere(location, redirectsWithin)
      ? [`leads to ${location}`]
      : []),
    ...missingHeaders(headers),
  ]
}

const isElsewhere = (location: string, base: string): boolean =>
  new URL(location, base).origin !== new URL(base).origin

function missingHeaders(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const type = headers.get('content-type') ?? ''
  const isDocument = type.startsWith('text/html')
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['has no nosniff']),
    ...(headers.has('referrer-policy') ? [] : ['has no Referrer-Policy']),
    ...(/frame-ancestors 'none'|sandbox/.test(policy) || /javascript/.test(type) ? [] : ['may be framed']),
    ...(isDocument && !/object-src 'none'|default-src 'none'/.test(policy) ? ['has no object-src'] : []),
    ...(/script-src[^;]*'unsafe-inline'/.test(policy) ? ['takes inline scripts'] : []),
  ]
}
