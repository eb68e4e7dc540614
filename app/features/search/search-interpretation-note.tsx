import type { SearchInterpretation } from '../../../contract/facets.ts'

/** Explains how the search was interpreted, unless the products below simply contain its words. */
export function SearchInterpretationNote({ q, reading }: { q: string; reading: SearchInterpretation }) {
  const { corrected, missing, loosened } = reading
  if (corrected === null && missing.length === 0 && !loosened) return null
  return (
    <p className="mb-6 border-l-4 border-hi-vis bg-paper px-4 py-3">
      {corrected !== null && (
        <>
          Showing results for <strong>{corrected}</strong> instead of “{q}”.{' '}
        </>
      )}
      {missing.length > 0 && <>No products match {missing.map((word) => `“${word}”`).join(' or ')}. </>}
      {loosened && <>No product matches all your words. These come closest.</>}
    </p>
  )
}
