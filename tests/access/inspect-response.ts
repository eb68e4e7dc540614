type Expectations = {
  /** A text that the response must not contain. */
  secret?: RegExp
  foreign?: RegExp
  /** A URL of the only site to which the response may redirect. */
  redirectsWithin?: string
}

/** Lists everything that is wrong with a response, as sentences. Also checks what all responses must have, such as security headers. */
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
