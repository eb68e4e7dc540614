import type { SearchReading } from '../../../contract/facets.ts'

/** How the words were understood, where they were not taken as they are. */
export function SearchReadingNote({ q, reading }: { q: string; reading: SearchReading }) {
  const { corrected, missing } = reading
  if (corrected === null && missing.length === 0) return null
  return (
    <p className="mb-6 border-l-4 border-hi-vis bg-paper px-4 py-3">
      {corrected !== null && (
        <>
          Showing results for <strong>{corrected}</strong>. Nothing here says “{q}”.{' '}
        </>
      )}
      {missing.length > 0 && <>Nothing here says {missing.map((word) => `“${word}”`).join(' or ')}.</>}
    </p>
  )
}
